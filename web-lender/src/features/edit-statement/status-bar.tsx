import { useQuery } from "@tanstack/react-query";
import { type Minor, sum, toMinor } from "@tieout/core/money";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { asReported } from "@tieout/core/statement/number-style";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { Text } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { type Check, checksOf, type FinancialRecordPath } from "../../api/submission.ts";
import * as styles from "./edit-statement.css.ts";

interface StatusBarProps {
  readonly record: FinancialRecordPath;
  readonly statement: FinancialStatement;
}

export function StatusBar({ record, statement }: StatusBarProps) {
  const { data: checks } = useQuery(checksOf(record));

  return (
    <footer className={styles.status}>
      {checks && <BalanceLine balance={balanceOf(checks.checks, statement)} />}
      <span className={styles.statusEnd}>
        <FormattedMessage id="statement.lines" values={{ count: statement.lineItems.length }} />
      </span>
    </footer>
  );
}

function BalanceLine({ balance }: { readonly balance: Balance }) {
  const { tone, Icon } = icons[balance.state];
  return (
    <Text size="small" tone={tone}>
      <span className={styles.balance}>
        <Icon aria-hidden size={14} />
        <BalanceText balance={balance} />
      </span>
    </Text>
  );
}

const icons = {
  balanced: { tone: "success", Icon: CircleCheck },
  unbalanced: { tone: "danger", Icon: CircleAlert },
  unknown: { tone: "muted", Icon: CircleDashed },
} as const;

function BalanceText({ balance }: { readonly balance: Balance }) {
  switch (balance.state) {
    case "balanced":
      return balance.count === undefined ? (
        <FormattedMessage id="statement.balancedSomewhere" />
      ) : (
        <FormattedMessage id="statement.balanced" values={{ count: balance.count }} />
      );
    case "unbalanced":
      return balance.reason;
    case "unknown":
      return <FormattedMessage id="statement.balanceUnknown" />;
  }
}

/** Whether assets equal liabilities and equity, as far as it's proven. */
type Balance =
  /** The periods shown that balance; undefined where this statement doesn't tell. */
  | { readonly state: "balanced"; readonly count?: number }
  /** The check's own sentence: where, and by how much. */
  | { readonly state: "unbalanced"; readonly reason: string }
  | { readonly state: "unknown" };

/** From the books' own check and this statement's totals. */
export function balanceOf(checks: readonly Check[], statement: FinancialStatement): Balance {
  const check = checks.find(
    ({ id, basis }) => id === "assets-equal-liabilities-and-equity" && basis === statement.basis,
  );
  if (!check || check.outcome === "Inconclusive") return { state: "unknown" };
  if (check.outcome === "Fail") return { state: "unbalanced", reason: check.outcomeDescription };

  const count = statement.data[0]?.columnHeaders.length ?? 0;
  return addsUp(statement) ? { state: "balanced", count } : { state: "balanced" };
}

/** Debit positive, a balance sheet's outermost totals sum to zero per column. */
function addsUp({ financialStatementType, lineItems, data: [data] }: FinancialStatement): boolean {
  if (financialStatementType !== "BalanceSheet" || !data) return false;
  const sides = new Map(
    lineItems
      .filter(
        (line) => line.lineItemType === "SectionFooter" && line.absoluteIndentationLevel === 0,
      )
      .map(({ id, reportedAs }) => [id, reportedAs]),
  );
  const totals = data.rowData.flatMap(({ lineItemId, dataCells }) => {
    const side = sides.get(lineItemId);
    return side ? [{ side, dataCells }] : [];
  });

  return (
    totals.length > 1 &&
    data.columnHeaders.every(
      (_, column) =>
        sum(totals.map(({ side, dataCells }) => asDebit(dataCells[column], side))) === 0,
    )
  );
}

type DataCell = FinancialStatement["data"][number]["rowData"][number]["dataCells"][number];

/** Back to debit positive. */
function asDebit(cell: DataCell | undefined, side: PresentedLineItem["reportedAs"]): Minor {
  return asReported(toMinor(cell?.amount ?? 0), side);
}
