import type { Basis } from "@tieout/core/ledger/ledger";
import { proveLines } from "@tieout/core/statement/line-proof";
import { Button, Cell, Heading, Row, Spinner, Table, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { type JournalLine, type JournalLines, useJournalLines } from "../../api/journal-lines.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import type { AccountMonth } from "../../spread/line-detail.ts";
import { CouldNotOpen } from "./drill-down-panel.tsx";
import { FigureColumns, type Presentation, ProofLine } from "./figures.tsx";
import * as styles from "./statement-drill-down.css.ts";

interface MonthLinesProps {
  readonly record: FinancialRecordPath;
  readonly accountId: string;
  readonly basis: Basis;
  readonly month: AccountMonth;
  readonly name: string;
  readonly presentation: Presentation;
}

/** Proven once all lines are loaded. */
export function MonthLines({
  record,
  accountId,
  basis,
  month,
  name,
  presentation,
}: MonthLinesProps) {
  const { formatMessage } = useIntl();
  const { data, hasNextPage, ...pages } = useJournalLines(record, {
    accountId,
    basis,
    from: month.start,
    to: month.end,
  });
  const total = data?.pages[0];
  if (!data || !total) {
    if (pages.isError) return <CouldNotOpen error={pages.error} onTryAgain={pages.refetch} />;
    return <Spinner label={formatMessage({ id: "waiting" })} />;
  }

  const lines = data.pages.flatMap((page) => page.lines);
  const { count } = total;
  const proof = proveLines(total, lines, month);
  return (
    <section aria-labelledby="month-lines" className={styles.block}>
      <Heading id="month-lines" level={3}>
        <FormattedMessage id="line.lines" values={{ count }} />
      </Heading>
      <div className={styles.tight}>
        <Table
          columns={
            <FigureColumns
              ids={["line.date", "line.entry"]}
              figureIds={["line.debit", "line.credit"]}
            />
          }
          label={formatMessage({ id: "line.lines" }, { count })}
        >
          {lines.map((line) => (
            <LineRow
              key={`${line.transactionId} ${line.lineNumber}`}
              line={line}
              presentation={presentation}
            />
          ))}
          <SumRow presentation={presentation} total={total} />
        </Table>
      </div>
      {hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()} size="small">
          <FormattedMessage id="line.showMore" values={{ count: 200 }} />
        </Button>
      )}
      <div aria-live="polite">
        {proof ? (
          <ProofLine
            presentation={presentation}
            proof={proof}
            proved={formatMessage({ id: "proof.lines" }, { count, month: name })}
          />
        ) : (
          <Text as="p" size="small" tone="muted">
            <FormattedMessage id="line.shown" values={{ shown: lines.length, count }} />
          </Text>
        )}
      </div>
    </section>
  );
}

interface LineRowProps {
  readonly line: JournalLine;
  readonly presentation: Presentation;
}

function LineRow({ line, presentation }: LineRowProps) {
  const { formatDate } = useIntl();
  const { transactionType, documentNumber, referenceNumber, partyName, memo, debit, credit } = line;
  const about = [partyName, memo ?? referenceNumber].filter(Boolean).join(" · ");

  return (
    <Row>
      <Cell fit>{formatDate(line.date, { timeZone: "UTC", month: "short", day: "numeric" })}</Cell>
      <Cell rowHeader secondLine={about || undefined}>
        {documentNumber ? `${transactionType} ${documentNumber}` : transactionType}
      </Cell>
      <Cell align="end">{presentation.side(debit)}</Cell>
      <Cell align="end">{presentation.side(credit)}</Cell>
    </Row>
  );
}

interface SumRowProps {
  readonly total: JournalLines;
  readonly presentation: Presentation;
}

/** Includes lines not shown yet. */
function SumRow({ total, presentation }: SumRowProps) {
  const { count } = useFigures();
  return (
    <Row>
      <Cell />
      <Cell rowHeader tone="strong">
        <FormattedMessage id="line.sum" values={{ count: count(total.count) }} />
      </Cell>
      <Cell align="end" tone="strong">
        {presentation.side(total.debit)}
      </Cell>
      <Cell align="end" tone="strong">
        {presentation.side(total.credit)}
      </Cell>
    </Row>
  );
}
