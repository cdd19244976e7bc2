import { monthOf, months, yearOf } from "../../books/calendar.ts";
import type { CellValue, Table } from "../tables.ts";
import { growsByCredits, type LayoutAccount, type LayoutCompany } from "./business.ts";
import { blanks, grouped, linesOf, longUsDay, pathOf, usDay } from "./layout.ts";

export const stamp = "Friday, January 09, 2026 10:12 AM GMT-05:00";

/** `January-December, 2025`; `April 1, 2025-March 31, 2026`. */
export function period({ from, to }: LayoutCompany): string {
  return yearOf(from) === yearOf(to)
    ? `${months[monthOf(from) - 1]}-${months[monthOf(to) - 1]}, ${yearOf(to)}`
    : `${longUsDay(from)}-${longUsDay(to)}`;
}

const natural = (account: LayoutAccount, cents: number) =>
  growsByCredits(account) ? -cents : cents;

/** `$1,234.56`, `-$1,234.56`. */
const withDollars = (cents: number) => `${cents < 0 ? "-" : ""}$${grouped(Math.abs(cents))}`;

interface LedgerColumns {
  /** Whether lines name their accounts too, without parents. */
  readonly distribution?: boolean;
  readonly split: string;
  readonly before2024?: boolean;
}

/** Amounts and balances are in each account's own direction. */
export function ledger(
  company: LayoutCompany,
  title: string,
  { distribution = false, split, before2024 = false }: LedgerColumns,
): Table {
  const { accounts, openings } = company;
  const childrenOf = (parent: LayoutAccount | undefined) =>
    accounts.filter(({ parents }) => parents.at(-1)?.role === parent?.role);
  const before = distribution ? 8 : 7;
  const total = (label: string, cents: number) => [
    label,
    ...blanks(before - 1),
    withDollars(cents),
  ];

  function part(account: LayoutAccount): (readonly CellValue[])[] {
    const own = linesOf(company, account);
    const opening = natural(account, openings.get(account.role) ?? 0);
    const children = childrenOf(account).flatMap(part);
    if (own.length === 0 && opening === 0 && children.length === 0) return [];
    let balance = opening;
    const lines = own.map(({ entry, cents }): readonly CellValue[] => {
      balance += natural(account, cents);
      const { day, type, number, party, memo } = entry;
      const others = entry.lines.filter((line) => line.account.role !== account.role);
      const [other] = others;
      return [
        ...["", ...(distribution ? [account.name] : []), usDay(day), type, number, party, memo],
        other && others.length === 1 ? pathOf(other.account) : "-Split-",
        ...[grouped(natural(account, cents)), grouped(balance)],
      ];
    });
    const hasOwn = own.length > 0 || opening !== 0;
    return [
      [account.name],
      ...(opening === 0
        ? []
        : [["", "Beginning Balance", ...blanks(before - 1), grouped(opening)]]),
      ...lines,
      ...(hasOwn ? [total(`Total for ${account.name}`, movedIn(account, false))] : []),
      ...children,
      ...(children.length > 0
        ? [total(`Total for ${account.name} with sub-accounts`, movedIn(account, true))]
        : []),
    ];
  }

  function movedIn(account: LayoutAccount, withChildren: boolean): number {
    const own = linesOf(company, account).reduce((sum, { cents }) => sum + cents, 0);
    const below = withChildren ? childrenOf(account) : [];
    return below.reduce((sum, child) => sum + movedIn(child, true), natural(account, own));
  }

  return {
    name: title,
    rows: [
      ...(before2024 ? [[company.name], [title]] : [[title], [company.name]]),
      [before2024 ? period(company).replace("-", " - ") : period(company)],
      [],
      [
        ...["", ...(distribution ? ["Distribution account"] : [])],
        ...(before2024 ? ["Date", "Transaction Type"] : ["Transaction date", "Transaction type"]),
        ...["Num", "Name", distribution || before2024 ? "Memo/Description" : "Description"],
        ...[split, "Amount", "Balance"],
      ],
      ...childrenOf(undefined).flatMap(part),
      [],
      [`Accrual Basis ${stamp}`],
    ],
  };
}
