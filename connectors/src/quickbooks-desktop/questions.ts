import { addDays, type Day, endOfMonth } from "@tieout/core/calendar/day";
import { type FiscalYearEnd, fiscalYearOf } from "@tieout/core/calendar/fiscal-year";
import type { ImportStep } from "@tieout/core/import/import";
import type { RecordsRead } from "@tieout/core/import/records-read";
import type { Basis, OpenDocument, Party } from "@tieout/core/ledger/ledger";
import type { BooksAsked, DayRange, Message } from "../connector.ts";
import { element } from "./qbxml.ts";

type Side = OpenDocument["side"];

/** What each question is called: how its answer is found again. */
export const questionNames = {
  accounts: "accounts",
  customers: "customers",
  vendors: "vendors",
  otherNames: "other-names",
  trialBalance: (basis: Basis, day: Day) => `trial-balance:${basis}:${day}`,
  lines: (basis: Basis, { start }: DayRange) => `lines:${basis}:${start}`,
  open: (side: Side, day: Day) => `open:${side}:${day}`,
  aging: (side: Side, day: Day) => `aging:${side}:${day}`,
  balanceSheet: (basis: Basis, { end }: DayRange) => `balance-sheet:${basis}:${end}`,
  incomeStatement: (basis: Basis, { end }: DayRange) => `income-statement:${basis}:${end}`,
} as const;

/** Everything an import asks, in reading order: lines by month, lists in parts, no bank numbers, addresses or employees. */
export function questionsOf(asked: BooksAsked, fiscalYearEnd: FiscalYearEnd): Message[] {
  const { bases, balanceDays, records, openDays } = asked;
  const { sides, partiesOnLines } = records;
  const years = yearsOf(asked, fiscalYearEnd);
  const byBasis = (questions: (basis: Basis) => Message[]) => bases.flatMap(questions);

  const ifRead = (step: ImportStep, questions: () => Message[]) =>
    records.steps.includes(step) ? questions() : [];

  return [
    ...ifRead("accounts", () => [accounts()]),
    ...ifRead("trial-balances", () =>
      byBasis((basis) => balanceDays.map((day) => trialBalance(basis, day, fiscalYearEnd))),
    ),
    ...records.parties.map((kind) => partyLists[kind]()),
    ...ifRead("journal-lines", () =>
      byBasis((basis) => monthsOf(asked).map((month) => lines(basis, month, { partiesOnLines }))),
    ),
    ...sides.flatMap((side) =>
      openDays.flatMap((day) => [
        agingReport(side, day, "Detail"),
        agingReport(side, day, "Summary"),
      ]),
    ),
    ...ifRead("vendor-statements", () =>
      byBasis((basis) =>
        years.flatMap((year) => [
          byMonth(questionNames.balanceSheet(basis, year), "BalanceSheetStandard", year, basis),
          byMonth(questionNames.incomeStatement(basis, year), "ProfitAndLossStandard", year, basis),
        ]),
      ),
    ),
  ];
}

const accounts = (): Message =>
  message(questionNames.accounts, "AccountQueryRq", [
    element("ActiveStatus", "All"),
    ...returned(
      "ListID",
      "Name",
      "FullName",
      "IsActive",
      "ParentRef",
      "AccountType",
      "SpecialAccountType",
      "AccountNumber",
      "TaxLineInfoRet",
    ),
  ]);

/** The first and the last may be parts of a month. */
export function monthsOf({ start, end }: DayRange): DayRange[] {
  const months: DayRange[] = [];
  for (let day = start; day <= end; ) {
    const last = endOfMonth(day) < end ? endOfMonth(day) : end;
    months.push({ start: day, end: last });
    day = addDays(last, 1);
  }
  return months;
}

/** The last may have just begun. */
export function yearsOf({ start, end }: DayRange, fiscalYearEnd: FiscalYearEnd): DayRange[] {
  const years: DayRange[] = [];
  for (let day = start; day <= end; ) {
    const year = fiscalYearOf(day, fiscalYearEnd);
    const last = year.end < end ? year.end : end;
    years.push({ start: day, end: last });
    day = addDays(last, 1);
  }
  return years;
}

const partyLists: Readonly<Record<Party["kind"], () => Message>> = {
  customer: () =>
    list(questionNames.customers, "CustomerQueryRq", "FullName", { iterator: "Start" }),
  vendor: () => list(questionNames.vendors, "VendorQueryRq", "Name", { iterator: "Start" }),
  // Comes whole: it has no iterator.
  other: () => list(questionNames.otherNames, "OtherNameQueryRq", "Name"),
};

function trialBalance(basis: Basis, end: Day, fiscalYearEnd: FiscalYearEnd): Message {
  const { start } = fiscalYearOf(end, fiscalYearEnd);
  return message(questionNames.trialBalance(basis, end), "GeneralSummaryReportQueryRq", [
    element("GeneralSummaryReportType", "TrialBalance"),
    ...period({ start, end }),
    element("SummarizeColumnsBy", "TotalOnly"),
    element("ReturnRows", "NonZero"),
    reportBasis(basis),
  ]);
}

function lines(
  basis: Basis,
  month: DayRange,
  { partiesOnLines }: Pick<RecordsRead, "partiesOnLines">,
): Message {
  const named = partiesOnLines ? ["Name"] : [];
  const columns = ["TxnID", "TxnType", "Date", "RefNumber", ...named, "Memo"];
  return message(questionNames.lines(basis, month), "GeneralDetailReportQueryRq", [
    element("GeneralDetailReportType", "TxnDetailByAccount"),
    ...period(month),
    element("ReportPostingStatusFilter", "Posting"),
    ...included(...columns, "Account", "Debit", "Credit"),
    element("IncludeAccounts", "All"),
    reportBasis(basis),
  ]);
}

function agingReport(side: Side, end: Day, kind: "Detail" | "Summary"): Message {
  const name = kind === "Detail" ? questionNames.open(side, end) : questionNames.aging(side, end);
  const columns = ["TxnID", "TxnType", "Date", "RefNumber", "Name", "DueDate"];
  return message(name, "AgingReportQueryRq", [
    element("AgingReportType", `${side === "receivable" ? "AR" : "AP"}Aging${kind}`),
    element("DisplayReport", "false"),
    element("ReportPeriod", [element("ToReportDate", end)]),
    ...(kind === "Detail" ? included(...columns, "OriginalAmount", "OpenBalance") : []),
    element("ReportAgingAsOf", "ReportEndDate"),
  ]);
}

function byMonth(name: string, report: string, year: DayRange, basis: Basis): Message {
  return message(name, "GeneralSummaryReportQueryRq", [
    element("GeneralSummaryReportType", report),
    ...period(year),
    element("SummarizeColumnsBy", "Month"),
    element("ReturnRows", "NonZero"),
    element("ReturnColumns", "All"),
    reportBasis(basis),
  ]);
}

const period = ({ start, end }: DayRange): string[] => [
  element("DisplayReport", "false"),
  element("ReportPeriod", [element("FromReportDate", start), element("ToReportDate", end)]),
];

const reportBasis = (basis: Basis): string =>
  element("ReportBasis", basis === "cash" ? "Cash" : "Accrual");

const included = (...columns: readonly string[]): string[] =>
  columns.map((column) => element("IncludeColumn", column));

const returned = (...names: readonly string[]): string[] =>
  names.map((name) => element("IncludeRetElement", name));

function list(
  name: string,
  request: string,
  field: string,
  attributes: Readonly<Record<string, string>> = {},
): Message {
  const inParts = "iterator" in attributes ? [element("MaxReturned", "1000")] : [];
  const content = [...inParts, element("ActiveStatus", "All"), ...returned("ListID", field)];
  return message(name, request, content, attributes);
}

function message(
  name: string,
  request: string,
  content: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): Message {
  return { name, body: element(request, content, { requestID: name, ...attributes }) };
}
