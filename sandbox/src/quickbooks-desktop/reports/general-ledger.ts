import { type Account, formatAmount } from "../../dex/books/books.ts";
import { rolledBalances } from "../../dex/reports/balances.ts";
import { sideOf } from "../company-file/names.ts";
import { labelOf } from "./account-rows.ts";
import type { DetailRequest } from "./detail-request.ts";
import { grouped } from "./grouped.ts";
import type { Entry, EntryColumn } from "./lines.ts";
import type { Row } from "./report.ts";

/** Account by account: what it began with, its lines, and what they come to. */
export async function ledgerRows(request: DetailRequest, withOpenings: boolean): Promise<Row[]> {
  const { open, ledger, period, entries, allAccounts } = request;
  const openings = withOpenings
    ? (await rolledBalances(open.books, ledger, period.from - 1, period.from)).balances
    : new Map<string, number>();
  const byAccount = grouped(entries, ({ account }) => account);

  const rows = open.books.accounts.flatMap((account) => {
    const own = byAccount.get(account) ?? [];
    const opening = openings.get(account.number) ?? 0;
    const hasSomething = own.length > 0 || opening !== 0 || allAccounts;
    return hasSomething ? accountRows(account, opening, own, request) : [];
  });
  return [...rows, total("TotalRow", "TOTAL", entries, request.columns)];
}

function accountRows(
  account: Account,
  opening: number,
  own: readonly Entry[],
  { open, columns }: DetailRequest,
): Row[] {
  const about = { type: "account", name: open.fullName(account) } as const;
  let balance = opening;
  const running = own.map((entry) => {
    balance += entry.line.amount;
    return { ...entry, balance };
  });
  const balanceCell = (cents: number) => formatAmount(sideOf(account) * cents);
  return [
    // The balance at the beginning stands in the heading, where there is a column for it.
    ...(columns.some(({ type }) => type === "RunningBalance")
      ? [
          {
            kind: "DataRow" as const,
            about,
            cells: [
              labelOf(account),
              ...columns.map(({ type }) =>
                type === "RunningBalance" ? balanceCell(opening) : undefined,
              ),
            ],
          },
        ]
      : [{ kind: "TextRow" as const, text: labelOf(account) }]),
    ...running.map((entry) => entryRow(entry, columns, open)),
    {
      ...total("SubtotalRow", `Total ${labelOf(account)}`, own, columns, balanceCell(balance)),
      about,
    },
  ];
}

export const entryRow = (
  entry: Entry,
  columns: readonly EntryColumn[],
  open: DetailRequest["open"],
): Row => ({
  kind: "DataRow",
  cells: [undefined, ...columns.map(({ of }) => of(entry, open))],
});

export function total(
  kind: "SubtotalRow" | "TotalRow",
  label: string,
  entries: readonly Entry[],
  columns: readonly EntryColumn[],
  balance?: string,
) {
  const sum = (of: (entry: Entry) => number) =>
    formatAmount(entries.reduce((cents, entry) => cents + of(entry), 0));
  const cells: Readonly<Record<string, () => string | undefined>> = {
    Debit: () => sum(({ line }) => Math.max(0, line.amount)),
    Credit: () => sum(({ line }) => Math.max(0, -line.amount)),
    Amount: () =>
      kind === "TotalRow" ? undefined : sum(({ account, line }) => sideOf(account) * line.amount),
    RunningBalance: () => balance,
  };
  return { kind, cells: [label, ...columns.map(({ type }) => cells[type]?.())] };
}
