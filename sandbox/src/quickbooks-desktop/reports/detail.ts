import { type Account, formatAmount } from "../../dex/books/books.ts";
import { type Ledger, rolledBalances } from "../../dex/reports/balances.ts";
import { type OpenCompany, sideOf } from "../company-file/open-company.ts";
import type { Period } from "../company-file/transactions.ts";
import { type Answer, notHere } from "../qbxml/message.ts";
import { textOf, textsOf, type XmlElement } from "../qbxml/xml.ts";
import { openItems } from "./aging.ts";
import { type Entry, type EntryColumn, entriesIn, entryColumns } from "./lines.ts";
import {
  basisOf,
  blankColumn,
  grouped,
  periodTitle,
  type Row,
  reportAnswer,
  reportPeriod,
} from "./report.ts";
import { labelOf } from "./statements.ts";

interface Detail {
  readonly title: string;
  readonly rows: (request: DetailRequest) => Promise<readonly Row[]>;
}

const details: Readonly<Record<string, Detail>> = {
  GeneralLedger: { title: "General Ledger", rows: (request) => ledgerRows(request, true) },
  TxnDetailByAccount: {
    title: "Transaction Detail by Account",
    rows: (request) => ledgerRows(request, false),
  },
  Journal: { title: "Journal", rows: async (request) => journalRows(request) },
};

export async function detailReport(request: XmlElement, open: OpenCompany): Promise<Answer> {
  const type = textOf(request, "GeneralDetailReportType") ?? "";
  if (type === "OpenInvoices") return openItems("receivable", request, open);
  if (type === "UnpaidBillsDetail") return openItems("payable", request, open);
  const detail = details[type];
  const period = reportPeriod(request, open);
  const columns = entryColumns(textsOf(request, "IncludeColumn"));
  if (!detail) return notHere(type);
  if (!period) return notHere("that date macro");
  if (typeof columns === "string") return notHere(`the column ${columns}`);

  const { basis, of, ledger } = basisOf(request, open);
  const entries = await entriesIn(open, period, of);
  const allAccounts = textOf(request, "IncludeAccounts") === "All";
  return reportAnswer({
    title: detail.title,
    subtitle: periodTitle(period),
    basis,
    columns: [blankColumn, ...columns],
    rows: await detail.rows({ open, ledger, period, columns, entries, allAccounts }),
  });
}

/** Transaction by transaction, each with its debit and credit totals. */
function journalRows({ open, columns, entries }: DetailRequest): Row[] {
  const byTransaction = grouped(entries, ({ transaction }) => transaction);
  return [
    ...[...byTransaction.values()].flatMap((lines) => [
      ...lines.map((entry) => entryRow(entry, columns, open)),
      total("SubtotalRow", "", lines, columns),
    ]),
    total("TotalRow", "TOTAL", entries, columns),
  ];
}

/** Account by account: opening balance, lines and total. */
async function ledgerRows(request: DetailRequest, withOpenings: boolean): Promise<Row[]> {
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
    // The heading shows the opening balance, if there is a balance column.
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

const entryRow = (
  entry: Entry,
  columns: readonly EntryColumn[],
  open: DetailRequest["open"],
): Row => ({
  kind: "DataRow",
  cells: [undefined, ...columns.map(({ of }) => of(entry, open))],
});

function total(
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

interface DetailRequest {
  readonly open: OpenCompany;
  readonly ledger: Ledger;
  readonly period: Period;
  readonly columns: readonly EntryColumn[];
  readonly entries: readonly Entry[];
  /** Includes accounts without lines in the period. */
  readonly allAccounts: boolean;
}
