import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { Day } from "@tieout/core/calendar/day";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { formatDay } from "../../../../sandbox/src/dex/books/calendar.ts";
import {
  balancesOn,
  type Layout,
  layoutFile,
  linesOf,
  pathOf,
} from "../../../../sandbox/src/dex/exports/layouts/layout.ts";
import type { Role } from "../../../../sandbox/src/dex/exports/layouts/roles.ts";
import type { Table } from "../../../../sandbox/src/dex/exports/tables.ts";
import { openBooks } from "../../book-decoding/open-books.ts";
import { sniff } from "../../book-decoding/sniff.ts";
import { booksKindOf } from "../../reader-processes/messages.ts";
import { readFile } from "../../reader-processes/read-file.ts";

interface LayoutReading {
  readonly choices?: FileChoices;
  /** In place of what the layout writes. */
  readonly tables?: readonly Table[];
}

/** Reads a layout's file as an upload is read. */
export async function reportOfLayout(layout: Layout, { choices = {}, tables }: LayoutReading = {}) {
  const { name, bytes } = layoutFile(layout, tables);
  const sniffed = await sniff(bytes);
  const kind = sniffed.result === "known" ? booksKindOf(sniffed.kind) : undefined;
  if (!kind) throw new Error(`${name} isn't books: ${JSON.stringify(sniffed)}`);
  const file = { bytes, kind, fileName: name, choices, kept: [], materialityBasisPoints: 100 };
  return { name, bytes, ...(await readFile({ ...file, today: "2026-07-01" as Day })) };
}

/** Reads its lines too, as they go in. */
export async function readLayout(layout: Layout, reading: LayoutReading = {}) {
  const { name, bytes, report, recipe, books } = await reportOfLayout(layout, reading);
  if (!recipe || !books) throw new Error(`${name}: ${JSON.stringify(report.table)}`);

  const lines: { readonly accountId: string; readonly date: Day; readonly amount: number }[] = [];
  for await (const { accountId, date, amount } of openBooks(bytes, recipe)) {
    lines.push({ accountId, date, amount });
  }
  return { report, books, lines };
}

/** By role: balance at the start, debits and credits a month, balance at the end, and lines. Zeros are left out. */
export interface LayoutFigures {
  readonly opening?: number;
  readonly months?: Readonly<Record<string, readonly [debit: number, credit: number]>>;
  readonly closing?: number;
  readonly lines?: readonly (readonly [day: string, cents: number])[];
}

type FiguresByRole = Partial<Record<Role, LayoutFigures>>;

/** The figures read from a layout's file: everything from a ledger, closing balances from a trial balance. */
export function figuresRead(
  { company }: Layout,
  { books, lines }: Awaited<ReturnType<typeof readLayout>>,
): FiguresByRole {
  const roleOf = rolesOf(company.accounts, books.accounts);
  const isLedger = lines.length > 0;
  const found = new Map<Role, { opening: number; closing: number; lines: [string, number][] }>();
  const of = (accountId: string) => {
    const role = roleOf(accountId);
    const known = found.get(role) ?? { opening: 0, closing: 0, lines: [] };
    found.set(role, known);
    return known;
  };
  for (const { accountId, amount } of books.openings) of(accountId).opening += amount;
  const last = books.closings
    .map(({ on }) => on)
    .sort()
    .at(-1);
  for (const { accountId, on, amount } of books.closings) {
    if (on === last) of(accountId).closing += amount;
  }
  // A trial balance may say openings and movements, which come to the balances.
  const moved = isLedger || last !== undefined ? [] : books.movements;
  for (const { accountId, debit, credit } of moved) of(accountId).closing += debit - credit;
  if (moved.length > 0) for (const one of found.values()) one.closing += one.opening;
  for (const { accountId, date, amount } of lines) of(accountId).lines.push([date, amount]);
  return Object.fromEntries(
    [...found].flatMap(([role, { opening, closing, lines: own }]) => {
      const end = isLedger ? opening + own.reduce((sum, [, cents]) => sum + cents, 0) : closing;
      const figures = figuresOf(opening, own, end);
      return Object.keys(figures).length === 0 ? [] : [[role, figures]];
    }),
  );
}

/** The same of the business, as far as the layout tells it. */
export function figuresWritten({ company, report, says }: Layout): FiguresByRole {
  const closings = balancesOn(company, company.to);
  return Object.fromEntries(
    company.accounts.flatMap((account) => {
      const hasOpenings = says ? says === "openings" : report !== "trial-balance";
      const before = company.openings.get(account.role) ?? 0;
      const closing = closings.get(account.role) ?? 0;
      const own = linesOf(company, account).map(
        ({ entry, cents }) => [formatDay(entry.day), cents] as const,
      );
      const figures =
        report === "trial-balance"
          ? figuresOf(hasOpenings ? before : 0, [], closing)
          : figuresOf(hasOpenings ? before : 0, own, hasOpenings ? closing : closing - before);
      return Object.keys(figures).length === 0 ? [] : [[account.role, figures]];
    }),
  );
}

function figuresOf(
  opening: number,
  lines: readonly (readonly [string, number])[],
  closing: number,
): LayoutFigures {
  const months: Record<string, [number, number]> = {};
  for (const [day, cents] of lines) {
    const month = day.slice(0, 7);
    const sums = months[month] ?? [0, 0];
    sums[cents < 0 ? 1 : 0] += Math.abs(cents);
    months[month] = sums;
  }
  return {
    ...(opening !== 0 && { opening }),
    ...(lines.length > 0 && { months, lines: [...lines].sort(byText) }),
    ...(closing !== 0 && { closing }),
  };
}

const byText = (one: readonly unknown[], another: readonly unknown[]) =>
  String(one) < String(another) ? -1 : 1;

/** By number, or by the whole name where there is none. */
export function rolesOf(
  written: Layout["company"]["accounts"],
  read: readonly VendorAccount[],
): (accountId: string) => Role {
  const byId = new Map(read.map((account) => [account.id, account]));
  return (accountId) => {
    const account = byId.get(accountId);
    const name = account?.fullName ?? accountId;
    const isSame = [
      (one: (typeof written)[number]) => one.number !== "" && one.number === account?.number,
      (one: (typeof written)[number]) => pathOf(one) === name,
      (one: (typeof written)[number]) => one.name === name,
    ];
    const found = isSame.map((is) => written.filter(is)).find(({ length }) => length > 0) ?? [];
    const [role] = found;
    if (!role || found.length > 1) throw new Error(`${found.length} accounts are ${accountId}`);
    return role.role;
  };
}
