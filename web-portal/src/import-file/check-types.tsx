import type { FileAccountTypes } from "@tieout/core/account-types/typed-account";
import { Button, Callout, Card, GatedButton, Heading } from "@tieout/ui-kit";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";
import { choicesOf } from "./draft.ts";
import type { FileImport, FileImportChoices } from "./file-import-calls.ts";
import { FilesBeside } from "./files-beside.tsx";
import * as styles from "./import-file.css.ts";
import type { SecondFileCalls } from "./second-file.tsx";
import { StepFrame } from "./step-frame.tsx";
import {
  type AskedTypes,
  accountsAsked,
  type SaidClasses,
  saidByProposal,
  saidOf,
  type TypeAnswers,
  totalsToCompare,
  typesSoFar,
} from "./type-answers.ts";
import { TypeQuestions } from "./type-questions.tsx";
import { TypeTotals } from "./type-totals.tsx";

interface CheckTypesProps {
  readonly file: FileImport;
  readonly types: FileAccountTypes;
  readonly isChecking: boolean;
  readonly problem: Problem | null;
  readonly second: SecondFileCalls;
  readonly onReplace: (file: File) => void;
  readonly onCheck: (choices: FileImportChoices) => void;
  readonly onBack: () => void;
}

/** Types that the file doesn't say, and that move net income or total assets (one question for neighbors with one guess). */
export function CheckTypes({
  file,
  types,
  isChecking,
  problem,
  second,
  onReplace,
  onCheck,
  onBack,
}: CheckTypesProps) {
  const { formatMessage } = useIntl();
  // Answers apply only to the reading they were given for.
  const [said, setSaid] = useState<{ readonly of: FileImport; readonly answers: TypeAnswers }>();
  const answers = said?.of === file ? said.answers : nothingSaid;
  // Of the reading that was checked, to tell another one from it.
  const [checked, setChecked] = useState<FileImport>();
  const asksAgain = checked !== undefined && checked !== file && !isChecking && !problem;
  const [showsAll, setShowsAll] = useState(false);
  const now = typesSoFar(types, answers);
  const answer = (more: (before: TypeAnswers) => Partial<TypeAnswers>) =>
    setSaid((before) => {
      const answered = before?.of === file ? before.answers : nothingSaid;
      return { of: file, answers: { ...answered, ...more(answered) } };
    });
  const say = (classes: SaidClasses) =>
    answer((before) => ({ classes: new Map([...before.classes, ...classes]) }));
  const accounts = new Map(now.accounts.map((account) => [account.id, account]));
  const moves = now.proof.moves ?? [];
  const isHeldBack = types.tooMany && !showsAll && now.open > 0;

  // Where there are few questions, they come first.
  const reports = (
    <>
      <FilesBeside
        calls={{
          ...second,
          onAdded: (read) => {
            setChecked(undefined);
            second.onAdded(read);
          },
          onRemove: (id) => {
            setChecked(undefined);
            second.onRemove(id);
          },
        }}
        file={file}
        isChecking={isChecking}
        offersStatements
      />
      <TypeTotals
        names={totalsToCompare(file)}
        now={now}
        onTotals={(totals) => answer((before) => ({ totals: { ...before.totals, ...totals } }))}
        types={types}
      />
      {moves.length > 0 && (
        <Callout
          actions={
            <Button onClick={() => say(saidByProposal(now))}>
              {formatMessage({ id: "file.types.proposal.take" })}
            </Button>
          }
          title={formatMessage({ id: "file.types.proposal" })}
        >
          {moves.map(({ accountId, group }) => {
            const { number, name } = accounts.get(accountId) ?? { name: accountId };
            return (
              <p className={styles.proposed} key={accountId}>
                {formatMessage(
                  { id: `file.types.proposal.${group}` },
                  { account: [number, name].filter(Boolean).join(" ") },
                )}
              </p>
            );
          })}
        </Callout>
      )}
    </>
  );

  return (
    <StepFrame
      actions={
        <>
          <GatedButton
            busy={isChecking}
            busyLabel={formatMessage({ id: "file.columns.checking" })}
            onClick={() => {
              setChecked(file);
              onCheck(choicesOf(file, {}, answers));
            }}
            trailingIcon={<ArrowRight aria-hidden />}
            variant="primary"
            why={
              now.open > 0
                ? formatMessage({ id: "file.types.open" }, { count: now.open })
                : undefined
            }
          >
            {formatMessage({ id: "file.columns.check" })}
          </GatedButton>
          {now.open > 0 && !isHeldBack && (
            <Button
              onClick={() =>
                say(
                  saidOf(
                    now.questions.filter(({ isOpen }) => isOpen).flatMap((asked) => asked.accounts),
                    "unknown",
                  ),
                )
              }
            >
              {formatMessage({ id: "file.types.rest-unknown" })}
            </Button>
          )}
        </>
      }
      file={file}
      note={formatMessage({ id: "file.types.note" })}
      onBack={onBack}
      onReplace={onReplace}
      problem={problem}
    >
      {types.tooMany && now.open > 0 && (
        <Callout title={formatMessage({ id: "file.types.faster" })}>
          {formatMessage({ id: "file.types.faster.detail" })}
        </Callout>
      )}
      {types.tooMany && reports}
      {asksAgain && <AskedAgain count={accountsAsked(types)} />}
      {isHeldBack ? (
        <div>
          <Button onClick={() => setShowsAll(true)}>
            {formatMessage({ id: "file.types.one-by-one" }, { count: now.open })}
          </Button>
        </div>
      ) : (
        now.questions.length > 0 && (
          <Card inset="none">
            <div className={styles.cardHead}>
              <Heading level={2} size="small">
                {formatMessage({ id: "file.types.card" })}
              </Heading>
              <span aria-live="polite" className={styles.meta}>
                <FormattedMessage
                  id="file.types.left"
                  values={{ count: now.open, of: now.questions.length }}
                />
              </span>
            </div>
            <TypeQuestions
              digits={types.digits}
              label={formatMessage({ id: "file.types.card" })}
              onAnswer={say}
              questions={now.questions}
            />
          </Card>
        )
      )}
      <OtherGuesses
        digits={types.digits}
        guesses={[...now.others, ...now.undoubted]}
        isShown={now.questions.length === 0}
        onAnswer={say}
      />
      {!types.tooMany && reports}
    </StepFrame>
  );
}

interface OtherGuessesProps {
  readonly guesses: readonly AskedTypes[];
  readonly digits: number;
  /** At first. */
  readonly isShown: boolean;
  readonly onAnswer: (said: SaidClasses) => void;
}

/** Guesses that are too small to matter or not in doubt: nobody has to confirm them, and anybody can change them. */
function OtherGuesses({ guesses, digits, isShown, onAnswer }: OtherGuessesProps) {
  const { formatMessage } = useIntl();
  const [shows, setShows] = useState(isShown);
  if (guesses.length === 0) return null;
  const count = guesses.reduce((sum, { accounts }) => sum + accounts.length, 0);
  const label = formatMessage({ id: "file.types.others" }, { count });

  return (
    <Card inset="none">
      <div className={styles.cardHead}>
        <Heading level={2} size="small">
          {label}
        </Heading>
        <span className={styles.meta}>{formatMessage({ id: "file.types.others.detail" })}</span>
        <Button aria-expanded={shows} onClick={() => setShows(!shows)} size="small" variant="ghost">
          {formatMessage({ id: shows ? "file.types.hide" : "file.types.show" })}
        </Button>
      </div>
      {shows && (
        <TypeQuestions digits={digits} label={label} onAnswer={onAnswer} questions={guesses} />
      )}
    </Card>
  );
}

/** A page that asks once more, after all was answered, has to say why. */
function AskedAgain({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div className={styles.notice} ref={notice} tabIndex={-1}>
      <Callout title={formatMessage({ id: "file.types.again" }, { count })} tone="warning">
        {formatMessage({ id: "file.types.again.detail" })}
      </Callout>
    </div>
  );
}

const nothingSaid: TypeAnswers = { classes: new Map(), totals: {} };
