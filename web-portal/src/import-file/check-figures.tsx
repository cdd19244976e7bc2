import type { ConsentWords } from "@tieout/core/consent/words";
import { Button, Callout, Card, CheckList, Figures } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";
import { useReason } from "../messages/use-reason.ts";
import { BalanceDays } from "./balance-days.tsx";
import { Differences, differencesIn } from "./differences.tsx";
import { choicesOf } from "./draft.ts";
import type { Accepting, FileImport, FileImportChoices } from "./file-import-calls.ts";
import { FilesBeside } from "./files-beside.tsx";
import { useFocusIfFewer } from "./focus-if-fewer.ts";
import * as styles from "./import-file.css.ts";
import { LeftOutRows } from "./left-out-rows.tsx";
import { OpeningBalances } from "./opening-balances.tsx";
import { openingsOf, withOpenings } from "./openings-draft.ts";
import { type PeriodDraft, PeriodQuestion } from "./period-question.tsx";
import { SecondFile, type SecondFileCalls } from "./second-file.tsx";
import { SendBooks } from "./send-books.tsx";
import { SheetTaken } from "./sheet-taken.tsx";
import { useAmount, useDay } from "./texts.ts";
import { typesGuessed } from "./type-answers.ts";
import { useChecks, useOddYears } from "./use-checks.ts";

interface CheckFiguresProps {
  readonly file: FileImport;
  readonly lender: string;
  readonly leftOutAddress: string;
  readonly isSending: boolean;
  readonly isChecking: boolean;
  readonly problem: Problem | null;
  readonly words: ConsentWords | undefined;
  readonly second: SecondFileCalls;
  readonly onReplace: (file: File) => void;
  readonly onCheck: (choices: FileImportChoices) => void;
  readonly onSend: (accepting: Accepting) => void;
  /** To where the sheet is chosen. */
  readonly onColumns: () => void;
  readonly onBack: () => void;
  readonly onTypes: () => void;
}

export function CheckFigures({
  file,
  lender,
  leftOutAddress,
  isSending,
  isChecking,
  problem,
  words,
  second,
  onReplace,
  onCheck,
  onSend,
  onColumns,
  onBack,
  onTypes,
}: CheckFiguresProps) {
  const { formatMessage, formatList } = useIntl();
  const day = useDay();
  const reasonOf = useReason();
  const { figures, tieOut, rejectedCount = 0, yearsClosed = [], balanceDays, closedDays } = file;
  const { yearsBefore, yearsNotShown } = file;
  const amount = useAmount(figures?.digits ?? 2);
  const checks = useChecks(file);
  const guessed = typesGuessed(file);
  const tied = formatMessage(
    { id: "file.check.tied" },
    {
      agreed: tieOut?.agreed ?? 0,
      total: tieOut?.total ?? 0,
      unchecked: tieOut?.notCheckable ?? 0,
    },
  );
  const differing = differencesIn(file);
  const yearsToSee = useOddYears(file);
  const openings = openingsOf(file);
  const [isUnsaid, setIsUnsaid] = useState(false);
  const { period } = file;
  // An answer is about the months that were shown, and about no others.
  const months = JSON.stringify(period);
  const [periodSaid, setPeriodSaid] = useState({ months, draft: nothingSaid });
  const periodDraft = periodSaid.months === months ? periodSaid.draft : nothingSaid;
  const secondFile = file.supporting?.find(({ role }) => role === "openings");
  const openingsPlace = useFocusIfFewer<HTMLElement>(secondFile ? 1 : 0);
  const place = useFocusIfFewer<HTMLDivElement>(file.supporting?.length ?? 0);
  const isRefused = file.supporting?.some((each) => each.problem) === true;

  return (
    <div className={styles.stack} ref={place} tabIndex={-1}>
      <SheetTaken file={file} onChoose={onColumns} />
      {figures && (
        <Card inset="none">
          <Figures
            figures={[
              { label: formatMessage({ id: "file.check.debits" }), value: amount(figures.debits) },
              {
                label: formatMessage({ id: "file.check.credits" }),
                value: amount(figures.credits),
              },
              {
                label: formatMessage({ id: "file.check.difference" }),
                value: amount(Math.abs(figures.difference)),
                tone: figures.difference === 0 ? "success" : "danger",
              },
            ]}
          />
        </Card>
      )}
      {/* A page whose figures tie out is as narrow as the first; there the rows left out stand below. */}
      <div className={file.differs ? styles.two : styles.column}>
        <Card
          foot={
            guessed > 0 && (
              <Button onClick={onTypes} size="small" variant="ghost">
                {formatMessage({ id: "file.check.types.look" }, { count: guessed })}
              </Button>
            )
          }
          inset="none"
          title={tied}
        >
          <div className={styles.list}>
            <CheckList items={checks} label={tied} />
          </div>
        </Card>
        {(differing.length > 0 || rejectedCount > 0) && (
          <div className={styles.column}>
            {differing.length > 0 && <Differences differing={differing} digits={figures?.digits} />}
            {rejectedCount > 0 && <LeftOutRows address={leftOutAddress} file={file} />}
          </div>
        )}
      </div>
      {figures?.nameless !== undefined && (
        <Callout>
          {formatMessage(
            { id: file.accountTypes ? "file.check.nameless" : "file.check.nameless.typed" },
            { count: figures.nameless },
          )}
        </Callout>
      )}
      <FilesBeside calls={second} file={file} isChecking={isChecking} offersStatements={false} />
      {file.oddSpan && file.from && file.upTo && (
        <Callout tone="warning">
          {formatMessage(
            { id: "file.check.odd-span" },
            { from: day(file.from), upTo: day(file.upTo) },
          )}
        </Callout>
      )}
      {yearsToSee.map((text) => (
        <Callout key={text} tone="warning">
          {text}
        </Callout>
      ))}
      {yearsBefore && (
        <Callout>
          {formatMessage(
            { id: "file.check.years-before" },
            { days: formatList(yearsBefore.map(day)) },
          )}
        </Callout>
      )}
      {yearsNotShown && (
        <Callout tone="warning">
          {formatMessage(
            { id: "file.check.years-not-shown" },
            { days: formatList(yearsNotShown.map(day)) },
          )}
        </Callout>
      )}
      {openings && (
        <section
          aria-label={formatMessage({ id: "file.openings.title" }, { day: day(openings.on) })}
          ref={openingsPlace}
          tabIndex={-1}
        >
          <OpeningBalances
            isChecking={isChecking}
            key={`${file.id} ${file.version}`}
            lender={lender}
            onDay={(openingsAsOf) => onCheck({ ...choicesOf(file, {}), openingsAsOf })}
            onSay={(said) => {
              openingsPlace.current?.focus();
              onCheck(withOpenings(choicesOf(file, {}), said));
            }}
            onUnsaid={setIsUnsaid}
            openings={openings}
            second={second}
            secondFile={secondFile}
          />
        </section>
      )}
      {!openings && secondFile && (
        <Card>
          <SecondFile
            calls={second}
            fileRole="openings"
            file={secondFile}
            isChecking={isChecking}
            digits={figures?.digits ?? 2}
          />
        </Card>
      )}
      {balanceDays && (
        <BalanceDays
          days={balanceDays}
          isClosed={balanceDays.every((each) => closedDays?.includes(each))}
        />
      )}
      {closedDays && (
        <Callout tone="warning">
          {formatMessage(
            { id: "file.check.closed-days" },
            { days: formatList(closedDays.map(day)) },
          )}
        </Callout>
      )}
      {yearsClosed.length > 0 && (
        <Callout>
          {formatMessage(
            { id: "file.check.years-closed" },
            { days: formatList(yearsClosed.map(day)) },
          )}
        </Callout>
      )}
      {period && (
        <PeriodQuestion
          draft={periodDraft}
          kind={file.kind}
          lender={lender}
          onDraftChange={(draft) => setPeriodSaid({ months, draft })}
          onReplace={onReplace}
          period={period}
        />
      )}
      {problem && (
        <Callout title={formatMessage({ id: "file.send.failed" })} tone="danger">
          {reasonOf(problem) ?? formatMessage({ id: "file.unknown" })}
        </Callout>
      )}
      <SendBooks
        differs={file.differs === true}
        isSending={isSending}
        lender={lender}
        onBack={onBack}
        onReplace={onReplace}
        onSend={(accepting) =>
          onSend({ ...accepting, ...(period && acceptedPeriod(period, periodDraft)) })
        }
        why={whyNot()}
        words={words}
      />
    </div>
  );

  function whyNot(): string | undefined {
    if (isChecking) return formatMessage({ id: "file.columns.checking" });
    if (isRefused) return formatMessage({ id: "file.second.refused" });
    if (isUnsaid) return formatMessage({ id: "file.openings.unsaid" });
    const isOpen = period && !periodDraft.sendsAnyway;
    return isOpen ? formatMessage({ id: "file.period.open" }) : undefined;
  }
}

const nothingSaid: PeriodDraft = { sendsAnyway: false, reason: "" };

function acceptedPeriod(
  { asked }: NonNullable<FileImport["period"]>,
  { reason }: PeriodDraft,
): Accepting {
  const said = reason.trim();
  return { acceptPeriod: true, periodSeen: asked, ...(said !== "" && { periodReason: said }) };
}
