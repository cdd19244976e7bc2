import { formatAmount } from "../../dex/books/books.ts";
import { rolledBalances } from "../../dex/reports/balances.ts";
import { labelOf } from "./account-rows.ts";
import { longDay } from "./periods.ts";
import { type Column, labelColumn, type Report, type Row } from "./report.ts";
import type { SummaryRequest } from "./summary-request.ts";

/** `TrialBalance`: a debit and a credit column for each period's last day. */
export async function trialBalance({
  open,
  basis,
  ledger,
  periods,
  all,
}: SummaryRequest): Promise<Report> {
  const { accounts, company } = open.books;
  const rolled = await Promise.all(periods.map(({ to }) => rolledBalances(open.books, ledger, to)));
  const rows = accounts
    .map((account) => ({
      account,
      cents: rolled.map(({ balances }) => balances.get(account.number) ?? 0),
    }))
    .filter(({ cents }) => all || cents.some((amount) => amount !== 0));
  const total = (column: number, sign: 1 | -1) =>
    rows.reduce((sum, { cents }) => sum + Math.max(0, sign * (cents[column] ?? 0)), 0);
  const last = periods.at(-1)?.to ?? company.last;

  return {
    title: "Trial Balance",
    subtitle: `As of ${longDay(last)}`,
    basis,
    columns: [labelColumn, ...periods.flatMap(({ to }) => sides(longDay(to)))],
    rows: [
      ...rows.map(
        ({ account, cents }): Row => ({
          kind: "DataRow",
          about: { type: "account", name: open.fullName(account) },
          cells: [labelOf(account), ...cents.flatMap(onItsSide)],
        }),
      ),
      {
        kind: "TotalRow",
        cells: [
          "TOTAL",
          ...periods.flatMap((_, column) => [
            formatAmount(total(column, 1)),
            formatAmount(total(column, -1)),
          ]),
        ],
      },
    ],
  };
}

const sides = (day: string): Column[] => [
  { type: "Debit", data: "AMTTYPE", title: `Debit, ${day}` },
  { type: "Credit", data: "AMTTYPE", title: `Credit, ${day}` },
];

function onItsSide(cents: number): (string | undefined)[] {
  return cents < 0 ? [undefined, formatAmount(-cents)] : [formatAmount(cents), undefined];
}
