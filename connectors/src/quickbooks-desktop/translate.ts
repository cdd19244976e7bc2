import { type Day, parseDay } from "@tieout/core/calendar/day";
import type { VendorFigure } from "@tieout/core/check/check";
import type { JournalLine, OpenDocument, OpeningBalance, Party } from "@tieout/core/ledger/ledger";
import { currencyDigits, type Minor, negate, parseDecimal, toMinor } from "@tieout/core/money";
import { ConnectorError, type DayRange } from "../connector.ts";
import { childrenOf, textOf, type XmlElement } from "./qbxml.ts";
import { questionNames } from "./questions.ts";
import type { Chart, Report, ReportRow } from "./report.ts";

type Side = OpenDocument["side"];

export interface Books {
  readonly chart: Chart;
  readonly currency: string;
  /** Ids by names. Reports name people, and nothing else of them. */
  readonly parties: ReadonlyMap<string, string>;
}

export function amountOf(text: string | undefined, currency: string): Minor {
  const amount = text === undefined ? toMinor(0) : parseDecimal(text, currencyDigits(currency));
  if (amount === undefined) throw new ConnectorError("bad-data", "QuickBooks sent no such amount.");
  return amount;
}

export function dayOf(text: string | undefined): Day {
  const day = text === undefined ? undefined : parseDay(text);
  if (!day) throw new ConnectorError("bad-data", "QuickBooks sent no such day.");
  return day;
}

const kinds = {
  [questionNames.customers]: ["CustomerRet", "customer"],
  [questionNames.vendors]: ["VendorRet", "vendor"],
  [questionNames.otherNames]: ["OtherNameRet", "other"],
} as const satisfies Record<string, readonly [string, Party["kind"]]>;

export type PartyList = keyof typeof kinds;

export function partiesOf(list: PartyList, answer: XmlElement): Party[] {
  const [element, kind] = kinds[list];
  return childrenOf(answer, element).map((party) => {
    const name = textOf(party, "FullName") ?? textOf(party, "Name") ?? "";
    return { id: textOf(party, "ListID") ?? name, kind, name };
  });
}

/** Lines come account by account and, within one, transaction by transaction in order of days. */
export function linesOf(report: Report, books: Books): JournalLine[] {
  const lines = rowsOfLines(report, books);
  const places = new Map<string, number>();
  for (const { transactionId } of lines) {
    if (!places.has(transactionId)) places.set(transactionId, places.size);
  }
  const placeOf = ({ transactionId }: JournalLine) => places.get(transactionId) ?? 0;
  return lines.sort((one, other) => {
    if (one.date !== other.date) return one.date < other.date ? -1 : 1;
    return placeOf(one) - placeOf(other) || one.lineNumber - other.lineNumber;
  });
}

function rowsOfLines({ rows }: Report, { chart, currency, parties }: Books): JournalLine[] {
  const counts = new Map<string, number>();
  let group = "";
  return rows.flatMap((row) => {
    if (row.kind === "text") group = row.label;
    const transactionId = row.cell("TxnID");
    if (row.kind !== "data" || transactionId === undefined) return [];
    const lineNumber = (counts.get(transactionId) ?? 0) + 1;
    counts.set(transactionId, lineNumber);
    const memo = row.cell("Memo");
    const documentNumber = row.cell("RefNumber");
    const partyId = parties.get(keyOf(row.cell("Name")));
    const [debit, credit] = [row.cell("Debit"), row.cell("Credit")];
    return [
      {
        transactionId,
        transactionType: row.cell("TxnType") ?? "",
        lineNumber,
        date: dayOf(row.cell("Date")),
        accountId: chart.idOf(row.account ?? row.cell("Account") ?? group),
        amount: toMinor(amountOf(debit, currency) - amountOf(credit, currency)),
        ...(memo !== undefined && { memo }),
        ...(documentNumber !== undefined && { documentNumber }),
        ...(partyId !== undefined && { partyId }),
      },
    ];
  });
}

/** Names are compared as QuickBooks does, without the difference that letters' case makes. */
export const keyOf = (name: string | undefined): string => (name ?? "").toLowerCase();

export function balancesOf({ rows }: Report, { chart, currency }: Books): OpeningBalance[] {
  return rows.flatMap(({ kind, account, cell, amounts }) => {
    if (kind !== "data" || account === undefined) return [];
    const [debit, credit] = [cell("Debit") ?? amounts[0], cell("Credit") ?? amounts[1]];
    const amount = toMinor(amountOf(debit, currency) - amountOf(credit, currency));
    return [{ accountId: chart.idOf(account), amount }];
  });
}

/** Unapplied payments are open too, below zero. */
export function documentsOf(
  { rows }: Report,
  { currency, parties }: Omit<Books, "chart">,
  { side, asOf }: { readonly side: Side; readonly asOf: Day },
): OpenDocument[] {
  return rows.flatMap((row) => {
    const documentId = row.cell("TxnID");
    if (row.kind !== "data" || documentId === undefined) return [];
    const outstanding = amountOf(row.cell("OpenBalance"), currency);
    const original = row.cell("OriginalAmount");
    const name = row.cell("Name") ?? "";
    const number = row.cell("RefNumber");
    const dueDate = row.cell("DueDate");
    return [
      {
        side,
        asOf,
        documentId,
        kind: kindOf(row.cell("TxnType") ?? "", side, outstanding),
        ...(number !== undefined && { number }),
        partyId: parties.get(keyOf(name)) ?? name,
        date: dayOf(row.cell("Date")),
        ...(dueDate !== undefined && { dueDate: dayOf(dueDate) }),
        total: original === undefined ? outstanding : amountOf(original, currency),
        outstanding,
      },
    ];
  });
}

function kindOf(type: string, side: Side, outstanding: Minor): OpenDocument["kind"] {
  if (/payment|pmt/i.test(type)) return "unapplied";
  if (side === "receivable") return outstanding < 0 ? "credit" : "invoice";
  return outstanding < 0 ? "vendor-credit" : "bill";
}

/** The last cell of the last row; what is owed to suppliers is a credit. */
export function agingOf({ rows }: Report, currency: string, side: Side, end: Day): VendorFigure {
  const total = rows.findLast(({ kind }) => kind === "total");
  const amount = amountOf(total?.amounts.at(-1), currency);
  return side === "receivable"
    ? { report: "ReceivablesAging", end, total: "Total", amount }
    : { report: "PayablesAging", end, total: "Total", amount: negate(amount) };
}

interface Statement {
  readonly report: "BalanceSheet" | "IncomeStatement";
  readonly columns: readonly (DayRange | { readonly end: Day })[];
}

/** A statement's accounts, and those of its totals that ours are held against. */
export function figuresOf(
  { rows }: Report,
  { chart, currency }: Books,
  { report, columns }: Statement,
): VendorFigure[] {
  return rows.flatMap((row) => {
    const named = nameOf(row, chart);
    if (!named) return [];
    return columns.flatMap((period, column) => {
      const text = row.amounts[column];
      if (text === undefined) return [];
      const amount = amountOf(text, currency);
      return [{ report, ...period, ...named.of, amount: named.isCredit ? negate(amount) : amount }];
    });
  });
}

/** English editions only; others keep just the account figures. */
const totals = new Map([
  ["total assets", { total: "TotalAssets", isCredit: false }],
  ["total liabilities", { total: "TotalLiabilities", isCredit: true }],
  ["total equity", { total: "TotalEquity", isCredit: true }],
  ["gross profit", { total: "GrossProfit", isCredit: true }],
  ["net income", { total: "NetIncome", isCredit: true }],
]);

function nameOf({ kind, account, label }: ReportRow, chart: Chart) {
  if (kind === "text") return undefined;
  const isTotal = account === undefined || !chart.has(account);
  const known = isTotal ? totals.get(label.toLowerCase()) : undefined;
  if (kind === "data" && account !== undefined && !known) {
    const accountId = chart.idOf(account);
    return { of: { accountId }, isCredit: chart.isCredit(accountId) };
  }
  return known && { of: { total: known.total }, isCredit: known.isCredit };
}
