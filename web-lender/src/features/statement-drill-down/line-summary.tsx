import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { lineGrowth } from "@tieout/core/statement/line-proof";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { DefinitionList, Heading, IconButton, Popover, Text } from "@tieout/ui-kit";
import { Info } from "lucide-react";
import { Fragment } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { FormulaPart } from "../../spread/line-detail.ts";
import { Figure, type ShownFigure } from "./figures.tsx";
import * as styles from "./statement-drill-down.css.ts";

interface LineInfoProps {
  readonly statement: FinancialStatement;
  readonly line: PresentedLineItem;
}

/** Kind, side, account and location. */
export function LineInfo({ statement, line }: LineInfoProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "line.info" });

  return (
    <Popover
      align="center"
      label={label}
      title={line.captionText}
      trigger={
        <IconButton label={label} size="small">
          <Info />
        </IconButton>
      }
    >
      <DefinitionList
        items={factsOf(statement, line, intl).map(([term, description]) => ({
          term,
          description,
        }))}
      />
    </Popover>
  );
}

function factsOf(
  { detailAccounts }: FinancialStatement,
  line: PresentedLineItem,
  { formatMessage }: IntlShape,
): readonly (readonly [term: string, description: string])[] {
  const accountId = line.detailAccountReference?.accountId;
  const account = detailAccounts.find((candidate) => candidate.accountId === accountId);
  const facts = [
    ["line.info.kind", formatMessage({ id: `lineItem.${line.lineItemType}` })],
    ["line.info.reportedAs", formatMessage({ id: sides[line.reportedAs] })],
    ["line.info.number", account?.accountNo],
    ["line.info.description", account?.description],
    ["line.info.place", line.hierarchicalLocation.displayName],
  ] as const;
  return facts.flatMap(([id, fact]) => (fact ? [[formatMessage({ id }), fact] as const] : []));
}

const sides = { Debit: "line.debit", Credit: "line.credit" } as const;

interface LinePeriodsBlockProps {
  readonly periods: readonly LinePeriod[];
  readonly current: string;
}

export function LinePeriodsBlock({ periods, current }: LinePeriodsBlockProps) {
  const { formatNumber } = useIntl();
  const percent = (change: number) =>
    formatNumber(change, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });

  return (
    <div className={styles.block}>
      <dl className={styles.periods}>
        {periods.map(({ reportingPeriodId, label, figure, change }) => {
          const isCurrent = reportingPeriodId === current;
          return (
            <Fragment key={reportingPeriodId}>
              <dt>{isCurrent ? <Text weight="strong">{label}</Text> : label}</dt>
              <dd>
                <Figure figure={figure} weight={isCurrent ? "strong" : "medium"} />
              </dd>
              <dd>
                <Text numeric size="small" tone="muted">
                  {change === undefined ? "" : percent(change)}
                </Text>
              </dd>
            </Fragment>
          );
        })}
      </dl>
    </div>
  );
}

interface LinePeriod {
  readonly reportingPeriodId: string;
  readonly label: string;
  readonly figure: ShownFigure;
  /** Growth since the previous column, as a fraction of it; absent where the two don't compare. */
  readonly change?: number;
}

/** In the statement's order. Empty for a header. */
export function periodsOf(statement: FinancialStatement, lineItemId: string): LinePeriod[] {
  const [data] = statement.data;
  const cells = data?.rowData.find((row) => row.lineItemId === lineItemId)?.dataCells ?? [];
  const columns = data?.columnHeaders ?? [];
  const changes = lineGrowth(
    cells.map(({ amount }) => amount),
    {
      type: statement.financialStatementType,
      order: statement.reportingPeriodSortOrder,
      columns,
    },
  );

  return columns.flatMap(({ reportingPeriodId, label: period, part }, index) => {
    const cell = cells[index];
    if (!cell) return [];
    const label = part === undefined ? period : `${period}, ${part}`;
    const change = changes[index];
    const figure = { text: cell.text, isNegative: cell.amount < 0 };
    return [{ reportingPeriodId, label, figure, ...(change !== undefined && { change }) }];
  });
}

interface FormulaProps {
  readonly parts: readonly FormulaPart[];
  readonly line: PresentedLineItem;
  readonly onGoTo: (lineItemId: string) => void;
  /** The part that is pointed at or has the focus; none once it's left. */
  readonly onPoint: (lineItemId: string | undefined) => void;
}

/** What the figure is made of; each part leads to its line. */
export function Formula({ parts, line, onGoTo, onPoint }: FormulaProps) {
  if (parts.length === 0) return null;

  return (
    <section aria-labelledby="line-formula" className={styles.block}>
      <div className={styles.blockHead}>
        <Heading id="line-formula" level={3}>
          <FormattedMessage id="line.formula" />
        </Heading>
        <Text size="small" tone="muted">
          <FormattedMessage id={`lineItem.${line.lineItemType}`} />
        </Text>
      </div>
      <p className={styles.formula}>
        {parts.map(({ lineItemId, caption, sign }, i) => (
          <Fragment key={lineItemId}>
            {(i > 0 || sign === "−") && (
              <span className={styles.sign}>{i > 0 ? ` ${sign} ` : sign}</span>
            )}
            <button
              className={styles.part}
              onBlur={() => onPoint(undefined)}
              onClick={() => onGoTo(lineItemId)}
              onFocus={() => onPoint(lineItemId)}
              onPointerEnter={() => onPoint(lineItemId)}
              onPointerLeave={() => onPoint(undefined)}
              type="button"
            >
              {caption}
            </button>
          </Fragment>
        ))}
      </p>
    </section>
  );
}
