import { formatAmount } from "../../books/books.ts";
import { type DayNumber, dayOfMonth, monthOf, months, yearOf } from "../../books/calendar.ts";
import { delimited, type Table, type Writing, xlsx } from "../tables.ts";
import type { LayoutAccount, LayoutCompany } from "./business.ts";
import type { Role } from "./roles.ts";

export type Report =
  | "trial-balance"
  | "general-ledger"
  | "transaction-detail"
  | "profit-and-loss"
  | "balance-sheet"
  | "chart-of-accounts"
  | "journal";

/** Where the shape of an export is known from. */
export type Evidence =
  | { readonly from: "help page" | "public sample"; readonly where: string }
  /** Written from memory: nothing public shows it. */
  | { readonly from: "unconfirmed" };

/** A report of a package, as the package's current version writes it by default. */
export interface Layout {
  /** As people call it: `QuickBooks Online`. */
  readonly package: string;
  readonly report: Report;
  /** Tells two layouts of one report apart: `account numbers`, `before 2024`. */
  readonly variant?: string;
  readonly format: "xlsx" | "csv";
  /** Of a text file; commas, points and UTF-8 where it isn't said. */
  readonly text?: Writing & { readonly encoding?: "latin-1" | "utf-8" };
  readonly evidence: Evidence;
  /**
   * Where it differs from others of its kind: ledgers have openings, and trial balances don't; a statement has an account on a
   * line, to the cent.
   */
  readonly says?: "openings" | "no openings" | "sums" | "whole amounts";
  /** What its sender is asked, because the file has no day. */
  readonly asks?: "as-of";
  /** The business that every layout tells of, in the package's chart. */
  readonly company: LayoutCompany;
  /** A table a sheet. */
  readonly write: (company: LayoutCompany) => readonly Table[];
}

/** A layout's name in addresses, tables and tests: `quickbooks-online-general-ledger-csv`. */
export function layoutId({ package: name, report, variant, format }: Layout): string {
  const said = [name, report, variant ?? "", format].filter((part) => part !== "").join(" ");
  return said.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Changed tables may be given in place of the layout's own. */
export function layoutFile(layout: Layout, tables = layout.write(layout.company)) {
  const { format, text } = layout;
  return { name: `${layoutId(layout)}.${format}`, bytes: bytesOf() };

  function bytesOf(): Buffer {
    const [table] = tables;
    if (format === "xlsx") return xlsx(...tables);
    if (!table || tables.length > 1) throw new RangeError("A text file has one table");
    const written = delimited(table, text ?? { separator: ",", decimal: "." });
    return Buffer.from(written, text?.encoding === "latin-1" ? "latin1" : "utf8");
  }
}

/** An account's full name: `Vehicles:Original cost`. */
export const pathOf = ({ parents, name }: LayoutAccount, separator = ":"): string =>
  [...parents.map((parent) => parent.name), name].join(separator);

/** Each account's balance at the end of a day, debit positive. */
export function balancesOn(company: LayoutCompany, day: DayNumber): ReadonlyMap<Role, number> {
  const sums = new Map(company.openings);
  for (const { day: posted, lines } of company.entries) {
    if (posted > day) continue;
    for (const { account, cents } of lines) {
      sums.set(account.role, (sums.get(account.role) ?? 0) + cents);
    }
  }
  return sums;
}

/** Number and name of each account with a balance, then its debit or its credit, and the sum of either side. */
export function numberedBalances(company: LayoutCompany, accounts = company.accounts) {
  const balances = balancesOn(company, company.to);
  const rows = accounts.flatMap(({ role, number, name }): (readonly string[])[] => {
    const cents = balances.get(role) ?? 0;
    const sides = cents < 0 ? ["", grouped(-cents)] : [grouped(cents), ""];
    return cents === 0 ? [] : [[number, name, ...sides]];
  });
  const debits = [...balances.values()].map((cents) => Math.max(0, cents));
  return { rows, sum: grouped(debits.reduce((total, one) => total + one, 0)) };
}

/** The lines of an account, in the order of days. */
export function linesOf({ entries }: LayoutCompany, { role }: LayoutAccount) {
  return entries.flatMap((entry) =>
    entry.lines
      .filter(({ account }) => account.role === role)
      .map(({ cents }) => ({ entry, cents })),
  );
}

/** `1,234.56`. */
export function grouped(cents: number): string {
  const [whole = "", fraction = ""] = formatAmount(Math.abs(cents)).split(".");
  const sign = cents < 0 ? "-" : "";
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}

const two = (number: number) => String(number).padStart(2, "0");

/** `01/31/2025`. */
export const usDay = (day: DayNumber): string =>
  `${two(monthOf(day))}/${two(dayOfMonth(day))}/${yearOf(day)}`;

/** `31/01/2025`. */
export const slashedDay = (day: DayNumber): string =>
  `${two(dayOfMonth(day))}/${two(monthOf(day))}/${yearOf(day)}`;

/** `January 31, 2025`. */
export const longUsDay = (day: DayNumber): string =>
  `${months[monthOf(day) - 1]} ${dayOfMonth(day)}, ${yearOf(day)}`;

/** `31 January 2025`. */
export const longBritishDay = (day: DayNumber): string =>
  `${dayOfMonth(day)} ${months[monthOf(day) - 1]} ${yearOf(day)}`;

/** `31 Jan 2025`. */
export const shortBritishDay = (day: DayNumber): string =>
  `${dayOfMonth(day)} ${months[monthOf(day) - 1]?.slice(0, 3)} ${yearOf(day)}`;

/** `Month 12, December 2025`, of a year that begins in January. */
export const numberedMonth = (day: DayNumber): string =>
  `Month ${monthOf(day)}, ${months[monthOf(day) - 1]} ${yearOf(day)}`;

export const blanks = (count: number): string[] => Array.from({ length: count }, () => "");
