import { addDays, type Day } from "@tieout/core/calendar/day";
import { movementOf, proveMonths } from "@tieout/core/statement/line-proof";
import { currentEarningsId } from "@tieout/core/statement/standard-layout";
import { Heading, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AccountDetail, LineDetail } from "../../spread/line-detail.ts";
import { columnMark, rowMark, useFocusColumn } from "./column-keys.ts";
import * as rowStyles from "./drill-columns.css.ts";
import * as styles from "./drill-down-page.css.ts";
import { Figure, type Presentation, ProofLine, type ShownFigure } from "./figures.tsx";

interface MonthsColumnProps {
  /** False for a file of balances: it says what stood on its days, and neither what came before nor what was posted. */
  readonly hasEntries: boolean;
  readonly account: AccountDetail;
  readonly period: LineDetail["column"];
  /** The last day of the selected month. */
  readonly selected: string | undefined;
  readonly presentation: Presentation;
  /** What the package says of the account. */
  readonly about: ReactNode;
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
}

/** What each month added, between opening and closing for a balance; of a file of balances, what stood on each of its days. */
export function MonthsColumn({
  hasEntries,
  account,
  period,
  selected,
  presentation,
  about,
  takesFocus,
  onFocused,
}: MonthsColumnProps) {
  const { formatMessage } = useIntl();
  const { year, monthName, dayName, bookDay } = useNames(account);
  const column = useRef<HTMLElement>(null);
  useFocusColumn(column, takesFocus, onFocused);
  const { accountId, opening, months, amount } = account;
  const { reported } = presentation;
  const isBalance = opening !== undefined;
  const movements = hasEntries
    ? months.map((month) => movementOf(account, month))
    : balancesOf(account);
  const most = Math.max(1, ...movements.map(Math.abs));
  const texts = movements.map((movement) => reported(movement).text.length);
  const widest = `${Math.max(10, ...texts)}ch`;
  const part = (movement: number) => Math.abs(movement) / most;

  return (
    <section
      aria-labelledby="drill-months"
      className={styles.column}
      ref={column}
      {...{ [columnMark]: "months" }}
    >
      <div className={styles.columnHead}>
        <Heading id="drill-months" level={2} size="small">
          <FormattedMessage id="line.months" />
        </Heading>
        {about}
        <span className={styles.columnNote}>
          {!hasEntries ? (
            <FormattedMessage id="editor.drill.balances" />
          ) : year === undefined ? (
            <FormattedMessage id="editor.drill.netChange" />
          ) : (
            <FormattedMessage id="editor.drill.netChangeOf" values={{ year }} />
          )}
        </span>
      </div>
      {accountId === currentEarningsId ? (
        <div className={rowStyles.proof}>
          <Text as="p" tone="muted">
            <FormattedMessage id="line.currentEarnings" />
          </Text>
        </div>
      ) : (
        <div className={styles.scroller}>
          {isBalance && hasEntries && (
            <Balance
              figure={reported(opening)}
              name={formatMessage(
                { id: "editor.drill.opening" },
                { day: dayName(addDays(period.reportingStartDate as Day, -1)) },
              )}
            />
          )}
          <div
            aria-labelledby="drill-months"
            role="listbox"
            style={assignInlineVars({ [rowStyles.figureWidth]: widest })}
          >
            {months.map((month, index) => {
              const moved = movements[index] ?? 0;
              const shown = reported(moved);
              return (
                <div
                  aria-selected={month.end === selected}
                  className={rowStyles.month}
                  key={month.end}
                  role="option"
                  tabIndex={month.end === selected ? 0 : -1}
                  {...{ [rowMark]: month.end }}
                >
                  <span>{hasEntries ? monthName(month.end) : bookDay(month.end)}</span>
                  <MonthBar isNegative={shown.isNegative} part={part(moved)} />
                  <Figure figure={shown} />
                  <ChevronRight aria-hidden size={12} />
                  {isBalance && hasEntries && month.earningsRolled !== undefined && (
                    <span className={rowStyles.monthNote}>
                      <FormattedMessage
                        id="line.rolled"
                        values={{ amount: reported(month.earningsRolled).text }}
                      />
                    </span>
                  )}
                </div>
              );
            })}
          </div>
          <Balance
            figure={reported(amount)}
            isSum
            name={
              isBalance
                ? formatMessage(
                    { id: "editor.drill.closing" },
                    { day: dayName(period.reportingEndDate) },
                  )
                : formatMessage({ id: "line.total" })
            }
          />
          {hasEntries && (
            <div className={rowStyles.proof}>
              <ProofLine
                presentation={presentation}
                proof={proveMonths(account)}
                proved={formatMessage(
                  { id: isBalance ? "proof.openingAndMonths" : "proof.months" },
                  { count: months.length },
                )}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** What stood on the last day of each period. */
function balancesOf(account: AccountDetail): number[] {
  let balance: number = account.opening ?? 0;
  return account.months.map((month) => {
    balance += movementOf(account, month);
    return balance;
  });
}

/** Without the year where all months are of one; then the year stands above them. */
function useNames({ months }: AccountDetail) {
  const { formatDate } = useIntl();
  const { bookDay } = useDates();
  const years = [...new Set(months.map(({ end }) => end.slice(0, 4)))];
  const [year] = years.length === 1 ? years : [];
  const books = { timeZone: "UTC", month: "short" } as const;

  return {
    year,
    bookDay,
    monthName: (end: string) => formatDate(end, year ? books : { ...books, year: "numeric" }),
    dayName: (day: string) => (year ? formatDate(day, { ...books, day: "numeric" }) : bookDay(day)),
  };
}

interface MonthBarProps {
  /** Of the largest movement. */
  readonly part: number;
  readonly isNegative: boolean;
}

/** Solid to the right, hatched to the left; the amount beside it says the same. */
function MonthBar({ part, isNegative }: MonthBarProps) {
  return (
    <span aria-hidden className={rowStyles.monthBar}>
      {part > 0 && (
        <span
          className={rowStyles.bar({ isNegative })}
          style={assignInlineVars({ [rowStyles.barPart]: String(part) })}
        />
      )}
    </span>
  );
}

interface BalanceProps {
  readonly name: string;
  readonly figure: ShownFigure;
  readonly isSum?: boolean;
}

function Balance({ name, figure, isSum = false }: BalanceProps) {
  return (
    <div className={isSum ? rowStyles.sum : rowStyles.opening}>
      <span className={rowStyles.caption}>{name}</span>
      <Figure figure={figure} weight={isSum ? "strong" : "normal"} />
    </div>
  );
}
