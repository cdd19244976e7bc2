import type { Account } from "../books/books.ts";
import { type DayNumber, formatDay, monthOf, yearOf } from "../books/calendar.ts";
import type { Extract, MonthlyExtract } from "./extract.ts";
import type { CellValue, Table } from "./table.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** One row an account, debit and credit apart, with their totals. */
export function trialBalanceTable({ books, accounts, closings, to }: Extract): Table {
  const held = accounts.flatMap((account) => {
    const cents = closings.get(account.number) ?? 0;
    return cents === 0 ? [] : [{ account, cents }];
  });
  const total = (sign: 1 | -1) =>
    held.reduce((sum, { cents }) => sum + Math.max(0, sign * cents), 0);
  return {
    name: "TB",
    rows: [
      [books.company.name],
      [`Trial balance as of ${formatDay(to)}`],
      [],
      ["Acct", "Description", "Type", "Debit", "Credit"],
      ...held.map(({ account, cents }) => [...named(account), ...sides(cents)]),
      ["Total", undefined, undefined, { cents: total(1) }, { cents: total(-1) }],
    ],
  };
}

/** One row an account, a column for each month's end; credits are negative. */
export function monthlyTable({ accounts, months: ends }: MonthlyExtract): Table {
  return {
    name: "Balances",
    rows: [
      ["Account number", "Account name", "Account type", ...ends.map(({ end }) => monthName(end))],
      ...accounts.map((account) => [
        ...named(account),
        ...ends.map(({ balances }) => ({ cents: balances.get(account.number) ?? 0 })),
      ]),
    ],
  };
}

/** One row a journal line, in the order of the books, after what the accounts began with. */
export function generalLedgerTable(extract: Extract): Table {
  const { accounts, openings, transactions, from } = extract;
  const byNumber = new Map(accounts.map((account) => [account.number, account]));
  const opened = accounts.filter(({ number }) => (openings.get(number) ?? 0) !== 0);
  const lines = transactions.flatMap(({ id, day, type, docNumber, lines: own }) =>
    own.map(({ account, amount, memo }): readonly CellValue[] => [
      ...[{ day }, id, type, docNumber, account, byNumber.get(account)?.name, memo],
      ...sides(amount),
    ]),
  );
  const amounts = transactions.flatMap(({ lines: own }) => own.map(({ amount }) => amount));
  const total = (sign: 1 | -1) =>
    amounts.reduce((sum, amount) => sum + Math.max(0, sign * amount), 0);
  return {
    name: "General ledger",
    rows: [
      [
        ...["Date", "Entry no", "Transaction type", "Reference", "Account number", "Account name"],
        ...["Memo", "Debit", "Credit"],
      ],
      ...opened.map(({ number, name }): readonly CellValue[] => [
        ...[{ day: from }, undefined, undefined, undefined, number, name, "Opening balance"],
        ...sides(openings.get(number) ?? 0),
      ]),
      ...lines,
      [
        ...["Total", undefined, undefined, undefined, undefined, undefined, undefined],
        ...[{ cents: total(1) }, { cents: total(-1) }],
      ],
    ],
  };
}

const named = ({ number, name, type }: Account): readonly CellValue[] => [number, name, type];

const sides = (cents: number): readonly CellValue[] =>
  cents < 0 ? [undefined, { cents: -cents }] : [{ cents }, undefined];

const monthName = (day: DayNumber) => `${months[monthOf(day) - 1]} ${yearOf(day)}`;
