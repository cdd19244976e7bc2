import { countBySource } from "@tieout/core/account-types/typed-account";
import { isSerious } from "@tieout/core/book-mapping/tie-out";
import type { ConsentWords } from "@tieout/core/consent/words";
import { Callout, Card, CheckList, type CheckListItem, Figures } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";
import { useReason } from "../messages/use-reason.ts";
import { Differences, differencesIn, sheetBalances } from "./differences.tsx";
import { choicesOf } from "./draft.ts";
import type { Accepting, FileImport, FileImportChoices } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { LeftOutRows } from "./left-out-rows.tsx";
import { OpeningBalances } from "./opening-balances.tsx";
import { openingsOf, withOpenings } from "./openings-draft.ts";
import { type PeriodDraft, PeriodQuestion } from "./period-question.tsx";
import { SecondFile, type SecondFileCalls } from "./second-file.tsx";
import { SendBooks } from "./send-books.tsx";
import { StatementsBeside } from "./statements-beside.tsx";
import { useAmount, useDay, usePlace } from "./texts.ts";
import { accountTypesOf } from "./type-answers.ts";

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
  readonly onBack: () => void;
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
  onBack,
}: CheckFiguresProps) {
  const { formatMessage, formatList } = useIntl();
  const day = useDay();
  const reasonOf = useReason();
  const { figures, tieOut, rejectedCount = 0, yearsClosed = [], balanceDays, closedDays } = file;
  const { longYear, yearsBefore, yearsNotShown } = file;
  const amount = useAmount(figures?.digits ?? 2);
  const checks = useChecks(file);
  const tied = formatMessage(
    { id: "file.check.tied" },
    {
      agreed: tieOut?.agreed ?? 0,
      total: tieOut?.total ?? 0,
      unchecked: tieOut?.notCheckable ?? 0,
    },
  );
  const differing = differencesIn(file);
  const openings = openingsOf(file);
  const [isUnsaid, setIsUnsaid] = useState(false);
  const { period } = file;
  const [periodDraft, setPeriodDraft] = useState<PeriodDraft>(nothingSaid);
  const secondFile = file.supporting?.find(({ role }) => role === "openings");
  const isRefused = file.supporting?.some((each) => each.problem) === true;

  return (
    <div className={styles.stack}>
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
        <Card inset="none" title={tied}>
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
      {file.statements && (
        <StatementsBeside digits={figures?.digits} statements={file.statements} />
      )}
      {file.oddSpan && file.from && file.upTo && (
        <Callout tone="warning">
          {formatMessage(
            { id: "file.check.odd-span" },
            { from: day(file.from), upTo: day(file.upTo) },
          )}
        </Callout>
      )}
      {longYear && (
        <Callout tone="warning">
          {formatMessage(
            { id: "file.check.long-year" },
            { from: day(longYear.start), to: day(longYear.end) },
          )}
        </Callout>
      )}
      {yearsBefore && (
        <Callout>
          {formatMessage(
            { id: "file.check.years-before" },
            { days: formatList(yearsBefore.map(day), { type: "unit" }) },
          )}
        </Callout>
      )}
      {yearsNotShown && (
        <Callout tone="warning">
          {formatMessage(
            { id: "file.check.years-not-shown" },
            { days: formatList(yearsNotShown.map(day), { type: "unit" }) },
          )}
        </Callout>
      )}
      {openings && (
        <OpeningBalances
          isChecking={isChecking}
          key={`${file.id} ${file.version}`}
          lender={lender}
          onDay={(openingsAsOf) => onCheck({ ...choicesOf(file, {}), openingsAsOf })}
          onSay={(said) => onCheck(withOpenings(choicesOf(file, {}), said))}
          onUnsaid={setIsUnsaid}
          openings={openings}
          second={second}
          secondFile={secondFile}
        />
      )}
      {!openings && secondFile && (
        <Card>
          <SecondFile
            calls={second}
            file={secondFile}
            isChecking={isChecking}
            digits={figures?.digits ?? 2}
          />
        </Card>
      )}
      {balanceDays && (
        <Callout>
          {formatMessage(
            {
              id: balanceDays.every((each) => closedDays?.includes(each))
                ? "file.check.balance-days.closed"
                : "file.check.balance-days",
            },
            { count: balanceDays.length, days: formatList(balanceDays.map(day), { type: "unit" }) },
          )}
        </Callout>
      )}
      {closedDays && (
        <Callout tone="warning">
          {formatMessage(
            { id: "file.check.closed-days" },
            { days: formatList(closedDays.map(day), { type: "unit" }) },
          )}
        </Callout>
      )}
      {figures?.nameless !== undefined && (
        <Callout>
          {formatMessage(
            { id: file.accountTypes ? "file.check.nameless" : "file.check.nameless.typed" },
            { count: figures.nameless },
          )}
        </Callout>
      )}
      {yearsClosed.length > 0 && (
        <Callout>
          {formatMessage(
            { id: "file.check.years-closed" },
            { days: formatList(yearsClosed.map(day), { type: "unit" }) },
          )}
        </Callout>
      )}
      {period && (
        <PeriodQuestion
          draft={periodDraft}
          kind={file.kind}
          lender={lender}
          onDraftChange={setPeriodDraft}
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
        onSend={(accepting) => onSend({ ...accepting, ...(period && acceptedPeriod(periodDraft)) })}
        why={whyNot()}
        words={words}
      />
    </div>
  );

  function whyNot(): string | undefined {
    if (isRefused) return formatMessage({ id: "file.second.refused" });
    if (isUnsaid) return formatMessage({ id: "file.openings.unsaid" });
    const isOpen = period && !periodDraft.sendsAnyway;
    return isOpen ? formatMessage({ id: "file.period.open" }) : undefined;
  }
}

const nothingSaid: PeriodDraft = { sendsAnyway: false, reason: "" };

function acceptedPeriod({ reason }: PeriodDraft): Accepting {
  const said = reason.trim();
  return { acceptPeriod: true, ...(said !== "" && { periodReason: said }) };
}

const tones = { agrees: "success", differs: "danger", "not-checkable": "neutral" } as const;

const accountsNamed = 5;

function useChecks(file: FileImport): readonly CheckListItem[] {
  const { tieOut, figures } = file;
  const { formatMessage } = useIntl();
  const amount = useAmount(figures?.digits ?? 2);
  const placeOf = usePlace();
  const typesSaid = useTypesSaid(file);
  const checks = tieOut?.checks ?? [];

  return checks.map(({ id, outcome, agreed, of, amount: agreedOn, differences }) => {
    const [first] = differences;
    const by = first ? Math.abs(first.actual - first.expected) : 0;
    const count = formatMessage(
      { id: id === sheetBalances ? "file.check.of-profit" : "file.check.of" },
      { agreed, of },
    );
    // Accounts and entries that were only counted have no difference to list.
    const isNamed = first?.accountId !== undefined || first?.transactionId !== undefined;
    const named = by === 0 && isNamed ? differences.slice(0, accountsNamed) : [];
    const aboutTypes = id === "accounts-typed" ? typesSaid : undefined;
    return {
      id,
      tone: outcome === "differs" && !isSerious({ id, outcome }) ? "warning" : tones[outcome],
      status: formatMessage({ id: `file.check.status.${outcome}` }),
      name: formatMessage({
        id: outcome === "differs" ? `file.check.${id}.differs` : `file.check.${id}`,
      }),
      ...(outcome === "differs" && by > 0 && { amount: amount(by) }),
      ...(outcome === "agrees" && agreedOn !== undefined && { amount: amount(agreedOn) }),
      detail:
        outcome === "not-checkable"
          ? formatMessage({ id: whyUnchecked(id, file) })
          : [count, ...named.map(placeOf)].join(", "),
      ...aboutTypes,
    };
  });
}

function whyUnchecked(id: CheckId, { rejected = [], openings }: FileImport) {
  if (id === sheetBalances) {
    return openings?.from === "none"
      ? "file.check.not-checkable.openings"
      : "file.check.not-checkable.types";
  }
  const hasTotals = id === "own-totals" && rejected.some(({ fault }) => fault === "total");
  return hasTotals ? "file.check.not-checkable.totals" : "file.check.not-checkable";
}

type CheckId = NonNullable<FileImport["tieOut"]>["checks"][number]["id"];

/** Where the file leaves types out: how many were answered, guessed and unknown. */
function useTypesSaid(file: FileImport): Pick<CheckListItem, "name" | "detail"> | undefined {
  const { formatMessage, formatList } = useIntl();
  const types = accountTypesOf(file);
  if (!types) return undefined;
  const counts = countBySource(types.accounts);
  const parts = (["said", "guessed", "unknown"] as const)
    .filter((source) => counts[source] > 0)
    .map((source) =>
      formatMessage({ id: `file.check.types.${source}` }, { count: counts[source] }),
    );
  return {
    name: formatMessage({ id: "file.check.types" }),
    detail: formatList(parts, { type: "unit" }),
  };
}
