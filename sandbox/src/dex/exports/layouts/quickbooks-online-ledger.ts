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
  /** A workbook has numbers, and totals that are formulas; a text has figures in words of the page. */
  readonly format: "xlsx" | "csv";
}

/** Amounts and balances are in each account's own direction. */
export function ledger(
  company: LayoutCompany,
  title: string,
  { distribution = false, split, before2024 = false, format }: LedgerColumns,
): Table {
  const { accounts, openings } = company;
  const childrenOf = (parent: LayoutAccount | undefined) =>
    accounts.filter(({ parents }) => parents.at(-1)?.role === parent?.role);
  const before = distribution ? 8 : 7;
  const amount = (cents: number): CellValue => (format === "csv" ? grouped(cents) : { cents });
  const rows: (readonly CellValue[])[] = [
    ...(before2024 ? [[company.name], [title]] : [[title], [company.name]]),
    [before2024 ? period(company).replace("-", " - ") : period(company)],
    [],
    [
      ...["", ...(distribution ? ["Distribution account"] : [])],
      ...(before2024 ? ["Date", "Transaction Type"] : ["Transaction date", "Transaction type"]),
      ...["Num", "Name", distribution || before2024 ? "Memo/Description" : "Description"],
      ...[split, "Amount", "Balance"],
    ],
  ];

  function total(label: string, cents: number, parts: readonly number[]): number {
    const column = distribution ? "I" : "H";
    const formula = parts.length === 0 ? "0" : parts.map((row) => `${column}${row}`).join("+");
    const sum = format === "csv" ? withDollars(cents) : { formula };
    return rows.push([label, ...blanks(before - 1), sum]);
  }

  /** Writes an account and those below it. Returns the rows of their totals, and what they come to. */
  function part(account: LayoutAccount): { readonly totals: number[]; readonly moved: number } {
    const own = linesOf(company, account);
    const opening = natural(account, openings.get(account.role) ?? 0);
    if (!hasSomething(account)) return { totals: [], moved: 0 };
    const label = labelOf(account);
    rows.push([label]);
    if (opening !== 0) {
      rows.push(["", "Beginning Balance", ...blanks(before - 1), amount(opening)]);
    }
    let balance = opening;
    let moved = 0;
    const written = own.map(({ entry, cents }) => {
      balance += natural(account, cents);
      moved += natural(account, cents);
      const { day, type, number, party, memo } = entry;
      const others = entry.lines.filter((line) => line.account.role !== account.role);
      const [other] = others;
      return rows.push([
        ...["", ...(distribution ? [label] : []), usDay(day), type, number, party, memo],
        other && others.length === 1 ? pathOf(other.account) : "-Split-",
        ...[amount(natural(account, cents)), amount(balance)],
      ]);
    });
    const hasOwn = own.length > 0 || opening !== 0;
    const totals = hasOwn ? [total(`Total for ${label}`, moved, written)] : [];
    const children = childrenOf(account).filter(hasSomething);
    if (children.length === 0) return { totals, moved };
    for (const child of children) {
      const below = part(child);
      totals.push(...below.totals);
      moved += below.moved;
    }
    return { totals: [total(`Total for ${label} with sub-accounts`, moved, totals)], moved };
  }

  function hasSomething(account: LayoutAccount): boolean {
    const isOpen = (openings.get(account.role) ?? 0) !== 0;
    return isOpen || linesOf(company, account).length > 0 || childrenOf(account).some(hasSomething);
  }

  for (const account of childrenOf(undefined)) part(account);
  rows.push([], [`Accrual Basis ${stamp}`]);
  return { name: title, rows };
}

const labelOf = ({ number, name }: LayoutAccount) => `${number} ${name}`.trim();
