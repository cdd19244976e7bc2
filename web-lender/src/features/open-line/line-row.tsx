import { Cell, Row } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { JournalLine, JournalLines } from "../../api/ledger-lines.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import type { Presentation } from "./use-presentation.ts";

interface LineRowProps {
  readonly line: JournalLine;
  readonly presentation: Presentation;
}

/** One side of an entry, as its package names it. */
export function LineRow({ line, presentation }: LineRowProps) {
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

/** What all lines of the month come to, those not shown yet included. */
export function SumRow({ total, presentation }: SumRowProps) {
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
