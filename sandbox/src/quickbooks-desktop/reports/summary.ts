import { formatAmount } from "../../dex/books/books.ts";
import { rolledBalances } from "../../dex/reports/balances.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import { type Answer, notHere } from "../qbxml/message.ts";
import { textOf, type XmlElement } from "../qbxml/xml.ts";
import {
  basisOf,
  type Column,
  columnsOf,
  labelColumn,
  longDay,
  type Report,
  type Row,
  reportAnswer,
  reportPeriod,
} from "./report.ts";
import { balanceSheet, labelOf, profitAndLoss, type SummaryRequest } from "./statements.ts";

const summaries: Readonly<Record<string, (request: SummaryRequest) => Promise<Report>>> = {
  BalanceSheetStandard: balanceSheet,
  ProfitAndLossStandard: profitAndLoss,
  TrialBalance: trialBalance,
};

export async function summaryReport(request: XmlElement, open: OpenCompany): Promise<Answer> {
  const type = textOf(request, "GeneralSummaryReportType") ?? "";
  const make = summaries[type];
  const period = reportPeriod(request, open);
  const by = textOf(request, "SummarizeColumnsBy");
  const periods = period && columnsOf(period, by, open);
  if (!make) return notHere(type);
  if (!periods) return notHere(`columns by ${by ?? "that date macro"}`);

  const { basis, ledger } = basisOf(request, open);
  const all = textOf(request, "ReturnRows") === "All";
  return reportAnswer(await make({ open, basis, ledger, periods, all }));
}

/** `TrialBalance`: a debit and a credit column for each period's last day. */
async function trialBalance({
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
