import { type Day, daysBetween, parseDay } from "@tieout/core/calendar/day";
import type { VendorFigure } from "@tieout/core/check/check";
import type {
  JournalLine,
  OpenDocument,
  OpeningBalance,
  VendorAccount,
} from "@tieout/core/ledger/ledger";
import { type Minor, negate, parseDecimal, sum, toMinor } from "@tieout/core/money";
import { type Company, ConnectorError, type DayRange } from "../connector.ts";
import type {
  DexAccount,
  DexCompany,
  DexDocument,
  DexLine,
  DexReport,
  DexTrialBalance,
} from "./replies.ts";

// DEX writes two places whatever the currency, and only has currencies with two.
const digits = 2;

export function amountOf(text: string): Minor {
  const amount = parseDecimal(text, digits);
  if (amount === undefined) throw new ConnectorError("bad-data", "DEX sent no such amount.");
  return amount;
}

export function dayOf(text: string): Day {
  const day = parseDay(text);
  if (!day) throw new ConnectorError("bad-data", `DEX sent no such day: ${text}`);
  return day;
}

export function companyOf(company: DexCompany): Company {
  const { id, name, legalName, country, currency, fiscalYearEndMonth, closedThrough } = company;
  const [from, to] = [dayOf(company.booksFrom), dayOf(company.booksTo)];
  return {
    id,
    name,
    legalName,
    country,
    currency,
    fiscalYearEnd: { month: fiscalYearEndMonth, day: 31 },
    ...(closedThrough !== null && { closedThrough: dayOf(closedThrough) }),
    linesADay: company.sizes.journalLines / (daysBetween(from, to) + 1),
  };
}

export function accountOf(account: DexAccount): VendorAccount {
  const { id, number, name, fullyQualifiedName, parentId, active } = account;
  return {
    id,
    ...(number !== "" && { number }),
    name,
    fullName: fullyQualifiedName,
    ...(parentId !== null && { parentId }),
    vendorType: account.accountType,
    vendorSubtype: account.accountSubType,
    posting: true,
    active,
  };
}

export function lineOf(line: DexLine): JournalLine {
  const { transactionId, transactionType, accountId, memo, docNumber, refNumber, partyId } = line;
  // Assigned one by one: spreading each optional field costs a million lines a second.
  const read: { -readonly [Field in keyof JournalLine]: JournalLine[Field] } = {
    transactionId,
    transactionType,
    lineNumber: line.lineNo,
    date: dayOf(line.date),
    accountId,
    amount: toMinor(amountOf(line.debit) - amountOf(line.credit)),
    createdAt: line.createdAt,
    modifiedAt: line.modifiedAt,
  };
  if (memo !== null) read.memo = memo;
  if (docNumber !== null) read.documentNumber = docNumber;
  if (refNumber !== null) read.referenceNumber = refNumber;
  if (partyId !== null) read.partyId = partyId;
  return read;
}

const documentKinds = {
  invoice: "invoice",
  "credit-memo": "credit",
  bill: "bill",
  "vendor-credit": "vendor-credit",
} as const;

export function documentOf(
  document: DexDocument,
  side: OpenDocument["side"],
  asOf: Day,
): OpenDocument {
  return {
    side,
    asOf,
    documentId: document.id,
    kind: documentKinds[document.kind],
    number: document.number,
    partyId: document.partyId,
    date: dayOf(document.date),
    dueDate: dayOf(document.dueDate),
    total: amountOf(document.total),
    outstanding: amountOf(document.balance),
  };
}

export function balancesOf({ rows }: DexTrialBalance): OpeningBalance[] {
  return rows.map(({ accountId, debit, credit }) => ({
    accountId,
    amount: toMinor(amountOf(debit) - amountOf(credit)),
  }));
}

/** DEX shows both sides of the balance sheet, and income, as plain positive numbers. */
const creditGroups = new Set([
  "Liabilities",
  "CurrentLiabilities",
  "AP",
  "CreditCards",
  "OtherCurrentLiabilities",
  "LongTermLiabilities",
  "Equity",
  "LiabilitiesAndEquity",
  "Income",
  "GrossProfit",
  "NetOperatingIncome",
  "OtherIncome",
  "NetOtherIncome",
  "NetIncome",
]);

/** Vendor totals checked against ours. */
const totals = new Map([
  ["Assets", "TotalAssets"],
  ["Liabilities", "TotalLiabilities"],
  ["Equity", "TotalEquity"],
  ["GrossProfit", "GrossProfit"],
  ["NetIncome", "NetIncome"],
]);

export function figuresOf(
  { rows }: DexReport,
  report: "BalanceSheet" | "IncomeStatement",
  columns: readonly (DayRange | { readonly end: Day })[],
): VendorFigure[] {
  return rows.flatMap(({ kind, group, accountId, amounts }) => {
    const isEarnings = kind === "account" && accountId === null;
    const total = isEarnings ? "NetIncome" : totals.get(group);
    const named = accountId !== null ? { accountId } : total !== undefined ? { total } : undefined;
    if (kind === "section" || !named || (kind === "total" && accountId !== null)) return [];
    const sign = creditGroups.has(group) ? negate : (amount: Minor) => amount;

    return amounts.map((text, column) => {
      const period = columns[column];
      if (!period) throw new ConnectorError("bad-data", "DEX sent more columns than were asked.");
      return { report, ...period, ...named, amount: sign(amountOf(text)) };
    });
  });
}

/** What customers owe is a debit, what is owed to vendors a credit. */
export function agingOf(total: string, side: OpenDocument["side"], asOf: Day): VendorFigure {
  const amount = sum([amountOf(total)]);
  return side === "receivable"
    ? { report: "ReceivablesAging", end: asOf, total: "Total", amount }
    : { report: "PayablesAging", end: asOf, total: "Total", amount: negate(amount) };
}
