import { useInfiniteQuery } from "@tanstack/react-query";
import type { Basis } from "@tieout/core/ledger/ledger";
import { negate, sum, toMinor } from "@tieout/core/money";
import { Button, CountPill, Heading, Skeleton, Text, useSkeleton } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type EntryLine, type JournalEntry, journalEntry } from "../../api/journal-lines.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { useFigures } from "../../messages/review/use-figures.ts";
import * as styles from "./drill-entry.css.ts";
import type { entryOf } from "./drill-lines.ts";
import { Facts } from "./facts.tsx";
import { type Presentation, ProofLine, SidesCells, SidesHead } from "./figures.tsx";
import { OpenAmounts } from "./open-amounts.tsx";

interface EntryColumnProps {
  readonly record: FinancialRecordPath;
  readonly basis: Basis;
  readonly at: NonNullable<ReturnType<typeof entryOf>>;
  readonly accountId: string;
  readonly accountName: (accountId: string) => { readonly number?: string; readonly name: string };
  /** "QuickBooks Online" */
  readonly source: string;
  /** Names are codes, and texts were left out. */
  readonly isAnonymized: boolean;
  readonly presentation: Presentation;
}

/** The whole journal entry: what its document says, and every account it was posted to. */
export function EntryColumn({ record, basis, at, ...rest }: EntryColumnProps) {
  const { formatMessage } = useIntl();
  const { transactionId, date } = at;
  const pages = useInfiniteQuery(journalEntry(record, { transactionId, date, basis }));
  const showsSkeleton = useSkeleton(pages.isPending);
  const [first] = pages.data?.pages ?? [];
  if (!first) {
    if (pages.error) {
      return (
        <div className={styles.block}>
          <LoadFailure
            error={pages.error}
            onTryAgain={() => pages.refetch()}
            title={formatMessage({ id: "editor.drill.entryFailed" })}
          />
        </div>
      );
    }
    return (
      showsSkeleton && (
        <div className={styles.block}>
          <Skeleton count={6} label={formatMessage({ id: "editor.drill.entryLoading" })} />
        </div>
      )
    );
  }
  const lines = pages.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <Entry
      {...rest}
      entry={first}
      lineNumber={at.lineNumber}
      lines={lines}
      more={
        pages.hasNextPage && (
          <Button
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
            size="small"
          >
            <FormattedMessage id="line.showMore" values={{ count: 200 }} />
          </Button>
        )
      }
    />
  );
}

interface EntryProps extends Omit<EntryColumnProps, "record" | "basis" | "at"> {
  readonly entry: JournalEntry;
  readonly lines: readonly EntryLine[];
  readonly lineNumber: number;
  readonly more: ReactNode;
}

function Entry({
  entry,
  lines,
  lineNumber,
  more,
  accountId,
  accountName,
  source,
  isAnonymized,
  presentation,
}: EntryProps) {
  const { formatMessage } = useIntl();
  const { count: format } = useFigures();
  const isOpened = (line: EntryLine) =>
    line.lineNumber === lineNumber && line.accountId === accountId;
  const opened = lines.find(isOpened);
  const { transactionType, documentNumber, count, debit, credit, balanced } = entry;
  const facts = useFacts(entry, opened, isAnonymized);

  return (
    <>
      <div className={styles.entryHead}>
        <Heading level={2} size="card">
          {[transactionType, documentNumber].filter(Boolean).join(" ")}
        </Heading>
        <Text as="p" size="small" tone="muted">
          {[opened?.partyName, source].filter(Boolean).join(", ")}
        </Text>
      </div>
      <div className={styles.block}>
        <Facts facts={facts} />
      </div>
      <section aria-labelledby="drill-entries" className={styles.block}>
        <div className={styles.blockHead}>
          <Heading id="drill-entries" level={3}>
            <FormattedMessage id="editor.drill.entries" />
          </Heading>
          <CountPill>{format(count)}</CountPill>
        </div>
        <table aria-labelledby="drill-entries" className={styles.entries}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="line.account" />
              </th>
              <SidesHead className={styles.entryFigure} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const { number, name } = accountName(line.accountId);
              const note = noteOf(line, opened);
              return (
                <tr
                  aria-current={isOpened(line) || undefined}
                  className={styles.entryLine}
                  key={`${line.lineNumber} ${line.accountId} ${line.debit} ${line.credit}`}
                >
                  <th scope="row">
                    {number !== undefined && <span className={styles.entryNumber}>{number}</span>}
                    {name}
                    {note && <span className={styles.entryNote}>{note}</span>}
                  </th>
                  <SidesCells
                    className={styles.entryFigure}
                    of={line}
                    presentation={presentation}
                  />
                </tr>
              );
            })}
            <tr className={styles.entrySum}>
              <th scope="row">
                <FormattedMessage id="editor.drill.sum" />
              </th>
              <SidesCells className={styles.entryFigure} of={entry} presentation={presentation} />
            </tr>
          </tbody>
        </table>
        {lines.length < count && (
          <Text as="p" size="small" tone="muted">
            <FormattedMessage
              id="editor.drill.entriesShown"
              values={{ shown: format(lines.length), count: format(count) }}
            />
          </Text>
        )}
        {more}
        <ProofLine
          presentation={presentation}
          proof={{ holds: balanced, difference: sum([toMinor(debit), negate(toMinor(credit))]) }}
          proved={formatMessage({ id: "editor.drill.balanced" })}
        />
      </section>
      <OpenAmounts amounts={entry.openAmounts} date={entry.date} presentation={presentation} />
    </>
  );
}

/** What the document says, of the whole entry and of the line that was opened. */
function useFacts(entry: JournalEntry, opened: EntryLine | undefined, isAnonymized: boolean) {
  const { formatMessage } = useIntl();
  const { bookDay, day, time } = useDates();
  const moment = (instant: string | undefined) =>
    instant && (instant.includes("T") ? `${day(instant)}, ${time(instant)}` : bookDay(instant));
  const due = entry.openAmounts.find(({ dueDate }) => dueDate)?.dueDate;
  const redacted = isAnonymized ? formatMessage({ id: "editor.drill.redacted" }) : undefined;
  const facts = [
    ["editor.drill.dated", bookDay(opened?.date ?? entry.date)],
    ["editor.drill.due", due && bookDay(due)],
    ["editor.drill.entered", moment(entry.createdTime)],
    ["editor.drill.changed", moment(entry.modifiedTime)],
    ["editor.drill.reference", opened?.referenceNumber ?? redacted],
    ["editor.drill.memo", opened?.memo ?? redacted],
  ] as const;
  return facts.flatMap(([id, description]) =>
    description ? [{ term: formatMessage({ id }), description }] : [],
  );
}

/** What a line says that the opened one doesn't. */
function noteOf(line: EntryLine, opened: EntryLine | undefined): string {
  const { partyName, memo } = line;
  return [partyName !== opened?.partyName && partyName, memo !== opened?.memo && memo]
    .filter(Boolean)
    .join(" · ");
}
