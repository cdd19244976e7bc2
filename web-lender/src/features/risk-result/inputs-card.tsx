import type { Minor } from "@tieout/core/money";
import { Card, Link } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Info } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { RiskInputs, RiskNote } from "../../api/risk.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import { notPrinted } from "../../printing/not-printed.css.ts";
import * as tables from "../../risk/figure-table.css.ts";
import { FigureTable } from "../../risk/figure-table.tsx";
import { useRiskTexts } from "../../risk/use-risk-texts.ts";
import * as styles from "./risk-result.css.ts";

interface InputsCardProps {
  readonly inputs: RiskInputs;
  readonly notes: readonly RiskNote[];
  readonly statementsHref: string;
}

/** Both years' model inputs, then the figures that are only shown. */
export function InputsCard({ inputs, notes, statementsHref }: InputsCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { bookDay } = useDates();
  const { note } = useRiskTexts(inputs.currency);
  const { statementYear, priorStatementYear, periodEnd, priorPeriodEnd, currency } = inputs;
  const title = formatMessage({ id: "risk.inputs.title" });

  return (
    <Card
      actions={
        <span className={notPrinted}>
          <Link asChild tone="row">
            <RouterLink href={statementsHref}>
              <FormattedMessage id="risk.link.statements" />
            </RouterLink>
          </Link>
        </span>
      }
      inset="none"
      title={title}
    >
      <FigureTable label={title}>
        <thead>
          <tr>
            <th scope="col">{intl.formatDisplayName(currency, { type: "currency" })}</th>
            <th scope="col">
              <FormattedMessage id="risk.inputs.year" values={{ year: String(statementYear) }} />
            </th>
            {priorStatementYear !== null && (
              <th scope="col">
                <FormattedMessage
                  id="risk.inputs.year"
                  values={{ year: String(priorStatementYear) }}
                />
              </th>
            )}
          </tr>
        </thead>
        <Figures inputs={inputs} isScored />
        <Figures inputs={inputs} isScored={false} />
      </FigureTable>
      <ul aria-label={formatMessage({ id: "risk.inputs.notes" })} className={styles.notes}>
        <li className={styles.note}>
          <Info aria-hidden />
          {priorPeriodEnd === null ? (
            <FormattedMessage id="risk.inputs.years" values={{ day: bookDay(periodEnd) }} />
          ) : (
            <FormattedMessage
              id="risk.inputs.bothYears"
              values={{ day: bookDay(periodEnd), priorDay: bookDay(priorPeriodEnd) }}
            />
          )}
        </li>
        {notes.map((each) => (
          <li className={styles.note} key={note(each)}>
            <Info aria-hidden />
            {note(each)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface FiguresProps {
  readonly inputs: RiskInputs;
  readonly isScored: boolean;
}

function Figures({ inputs, isScored }: FiguresProps) {
  const { figures, currency, statementYear, priorStatementYear } = inputs;
  const { formatMessage } = useIntl();
  const { amount } = useFigures();
  const { figure } = useRiskTexts(currency);
  const shown = figures.filter((each) => each.isScored === isScored);
  if (shown.length === 0) return null;
  const year = (ending: number) =>
    formatMessage({ id: "risk.inputs.year" }, { year: String(ending) });
  // The contract guarantees whole minor units.
  const money = (value: number) => amount(value as Minor, currency);

  return (
    <tbody>
      <tr className={tables.groupRow}>
        <th colSpan={priorStatementYear === null ? 2 : 3} scope="rowgroup">
          <FormattedMessage id={isScored ? "risk.inputs.scored" : "risk.inputs.shown"} />
        </th>
      </tr>
      {shown.map(({ name, value, priorValue, wasReported, priorWasReported }) => (
        <tr key={name}>
          <th scope="row">{figure(name)}</th>
          <td data-label={year(statementYear)}>
            <Amount value={value} write={money} />
            <AsReported value={wasReported} write={money} />
          </td>
          {priorStatementYear !== null && (
            <td className={tables.quiet} data-label={year(priorStatementYear)}>
              <Amount value={priorValue} write={money} />
              <AsReported value={priorWasReported} write={money} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

interface AmountProps {
  readonly value: number | null;
  readonly write: (value: number) => string;
}

/** Shows an unknown amount as such, not as zero. */
function Amount({ value, write }: AmountProps) {
  return value === null ? (
    <span className={styles.unknown}>
      <FormattedMessage id="risk.inputs.unknown" />
    </span>
  ) : (
    write(value)
  );
}

interface AsReportedProps {
  /** Undefined if adjustments don't change the amount. */
  readonly value: number | null | undefined;
  readonly write: (value: number) => string;
}

function AsReported({ value, write }: AsReportedProps) {
  if (value === undefined) return null;
  return (
    <span className={tables.second}>
      <FormattedMessage
        id="risk.inputs.wasReported"
        values={{ amount: <Amount value={value} write={write} /> }}
      />
    </span>
  );
}
