import {
  growsByCredits,
  type LayoutAccount,
  type LayoutAccountType,
  type LayoutCompany,
} from "./business.ts";
import { balancesOn } from "./layout.ts";

/** A part of a profit and loss or a balance sheet, in the order of the page. */
export type StatementPart =
  | {
      readonly title: string;
      /** Absent where the package prints none. */
      readonly total?: string;
      readonly types?: readonly LayoutAccountType[];
      readonly parts?: readonly StatementPart[];
    }
  /** A figure of its own: gross profit, the year's result. It counts in the part's total where `adds` says so. */
  | {
      readonly line: string;
      readonly types: readonly LayoutAccountType[];
      readonly adds?: boolean;
    };

export interface StatementRow {
  readonly depth: number;
  readonly label: string;
  /** Positive for what increases an account of the part; absent for a heading. */
  readonly cents?: number;
}

export interface StatementStyle {
  readonly label: (account: LayoutAccount) => string;
  /** The row below a parent's accounts: `Total for Utilities`. */
  readonly total: (account: LayoutAccount) => string;
  /** The row for amounts posted to a parent itself; absent if they're on the parent's own row. */
  readonly own?: (account: LayoutAccount) => string;
}

export const resultTypes = [
  "Income",
  "Cost of Goods Sold",
  "Expense",
  "Other Income",
  "Other Expense",
] as const satisfies readonly LayoutAccountType[];

/** A statement's rows, without accounts and parts that come to nothing. */
export function statementRows(
  company: LayoutCompany,
  parts: readonly StatementPart[],
  style: StatementStyle,
): StatementRow[] {
  const balances = balancesOn(company, company.to);
  const { accounts } = company;

  const ofTypes = (types: readonly LayoutAccountType[]) =>
    accounts
      .filter(({ type }) => types.includes(type))
      .reduce((sum, { role }) => sum - (balances.get(role) ?? 0), 0);

  function rowsOf(part: StatementPart, depth: number): { rows: StatementRow[]; cents: number } {
    if ("line" in part) {
      const cents = ofTypes(part.types);
      return { rows: [{ depth, label: part.line, cents }], cents: part.adds ? cents : 0 };
    }
    const { title, total, types = [], parts: below = [] } = part;
    const own = accounts
      .filter(({ type, parents }) => types.includes(type) && parents.length === 0)
      .map((account) => accountRows(account, depth + 1));
    const inside = [...own, ...below.map((one) => rowsOf(one, depth + 1))];
    const rows = inside.flatMap((one) => one.rows);
    if (rows.length === 0) return { rows: [], cents: 0 };
    const cents = inside.reduce((sum, one) => sum + one.cents, 0);
    const last = total === undefined ? [] : [{ depth, label: total, cents }];
    return { rows: [{ depth, label: title }, ...rows, ...last], cents };
  }

  function accountRows(
    account: LayoutAccount,
    depth: number,
  ): { rows: StatementRow[]; cents: number } {
    const sign = growsByCredits(account) ? -1 : 1;
    const own = sign * (balances.get(account.role) ?? 0);
    const below = accounts
      .filter(({ parents }) => parents.at(-1)?.role === account.role)
      .map((child) => accountRows(child, depth + 1));
    const rows = below.flatMap((child) => child.rows);
    const label = style.label(account);
    if (rows.length === 0) {
      return { rows: own === 0 ? [] : [{ depth, label, cents: own }], cents: own };
    }
    const cents = own + below.reduce((sum, child) => sum + child.cents, 0);
    const isBelow = style.own !== undefined && own !== 0;
    return {
      rows: [
        { depth, label, ...(own !== 0 && !isBelow && { cents: own }) },
        ...rows,
        ...(isBelow ? [{ depth: depth + 1, label: style.own?.(account) ?? "", cents: own }] : []),
        { depth, label: style.total(account), cents },
      ],
      cents,
    };
  }

  return parts.flatMap((part) => rowsOf(part, 0).rows);
}
