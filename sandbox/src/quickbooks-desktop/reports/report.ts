import type { Basis } from "../../dex/books/books.ts";
import {
  type DayNumber,
  dayNumber,
  dayOfMonth,
  endOfMonth,
  isMonthEnd,
  monthOf,
  startOfFiscalYear,
  yearOf,
} from "../../dex/books/calendar.ts";
import type { Ledger } from "../../dex/reports/balances.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import { type Period, periodOf } from "../company-file/transactions.ts";
import { type Answer, found } from "../qbxml/message.ts";
import { childOf, element, textOf, type Xml, type XmlElement } from "../qbxml/xml.ts";

export interface Column {
  readonly type: string;
  readonly data: "STRTYPE" | "AMTTYPE" | "DATETYPE" | "IDTYPE" | "INTTYPE" | "DATETIMETYPE";
  readonly title?: string;
}

export type Row =
  | { readonly kind: "TextRow"; readonly text: string }
  | {
      readonly kind: "DataRow" | "SubtotalRow" | "TotalRow";
      readonly about?: { readonly type: "account" | "customer" | "vendor"; readonly name: string };
      readonly cells: readonly (string | undefined)[];
    };

export interface Report {
  readonly title: string;
  readonly subtitle: string;
  /** Omitted where a report has none, such as an aging. */
  readonly basis?: "Accrual" | "Cash";
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** The report as qbXML; columns and rows are counted from 1. */
export function reportAnswer({ title, subtitle, basis, columns, rows }: Report): Answer {
  return found([
    element("ReportRet", [
      element("ReportTitle", title),
      element("ReportSubtitle", subtitle),
      basis === undefined ? undefined : element("ReportBasis", basis),
      element("NumRows", rows.length),
      element("NumColumns", columns.length),
      element("NumColTitleRows", 1),
      ...columns.map(({ type, data, title: heading }, index) =>
        element(
          "ColDesc",
          [
            element("ColTitle", undefined, { titleRow: 1, value: heading }),
            element("ColType", type),
          ],
          { colID: index + 1, dataType: data },
        ),
      ),
      rows.length === 0 ? undefined : element("ReportData", rows.map(rowXml)),
    ]),
  ]);
}

function rowXml(row: Row, index: number): Xml {
  const rowNumber = index + 1;
  if (row.kind === "TextRow") return element("TextRow", undefined, { rowNumber, value: row.text });
  const { kind, about, cells } = row;
  return element(
    kind,
    [
      about && element("RowData", undefined, { rowType: about.type, value: about.name }),
      // Empty cells aren't sent.
      ...cells.map((value, column) =>
        value === undefined
          ? undefined
          : element("ColData", undefined, { colID: column + 1, value }),
      ),
    ],
    { rowNumber },
  );
}

export const labelColumn: Column = { type: "Label", data: "STRTYPE" };
export const blankColumn: Column = { type: "Blank", data: "STRTYPE" };
export const amountColumn = (title: string): Column => ({ type: "Amount", data: "AMTTYPE", title });

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `undefined` for an unsupported date macro. */
export function reportPeriod(request: XmlElement, open: OpenCompany): Period | undefined {
  const { first, last } = open.books.company;
  const named = childOf(request, "ReportPeriod");
  const macro = textOf(request, "ReportDateMacro") ?? (named ? "All" : "ThisMonthToDate");
  if (named) return periodOf(named, open, ["FromReportDate", "ToReportDate"]);
  switch (macro) {
    case "All":
      return { from: first, to: last };
    case "Today":
      return { from: last, to: last };
    case "ThisMonthToDate":
      return { from: last - dayOfMonth(last) + 1, to: last };
    case "ThisYearToDate":
      return { from: startOfFiscalYear(last, open.books.company.fiscalYearEndMonth), to: last };
    default:
      return undefined;
  }
}

/** Splits a period into columns; `undefined` for an unsupported way. */
export function columnsOf(
  { from, to }: Period,
  by: string | undefined,
  { books }: OpenCompany,
): readonly Period[] | undefined {
  const ends: Record<string, (day: DayNumber) => DayNumber> = {
    TotalOnly: () => to,
    Month: endOfMonth,
    Quarter: (day) => dayNumber(yearOf(day), Math.ceil(monthOf(day) / 3) * 3 + 1, 0),
    Year: (day) => {
      const start = startOfFiscalYear(day, books.company.fiscalYearEndMonth);
      return dayNumber(yearOf(start) + 1, monthOf(start), 0);
    },
  };
  const endOf = ends[by ?? "TotalOnly"];
  if (!endOf) return undefined;
  const columns: Period[] = [];
  for (let start = from; start <= to; ) {
    const end = Math.min(to, endOf(start));
    columns.push({ from: start, to: end });
    start = end + 1;
  }
  return columns;
}

/** `Mar 20, 25`. */
export const dayTitle = (day: DayNumber): string =>
  `${months[monthOf(day) - 1]} ${dayOfMonth(day)}, ${shortYear(day)}`;

/** `Mar 25` for a whole month, `Jan - Dec 25` for several, `Nov 1 - 21, 26` for part of one. */
export function periodTitle({ from, to }: Period): string {
  const whole = dayOfMonth(from) === 1 && isMonthEnd(to);
  const [first, last] = [months[monthOf(from) - 1], months[monthOf(to) - 1]];
  const sameYear = yearOf(from) === yearOf(to);
  if (!sameYear) {
    return whole
      ? `${first} '${shortYear(from)} - ${last} ${shortYear(to)}`
      : `${dayTitle(from)} - ${dayTitle(to)}`;
  }
  if (whole)
    return first === last ? `${first} ${shortYear(to)}` : `${first} - ${last} ${shortYear(to)}`;
  if (first === last) return `${first} ${dayOfMonth(from)} - ${dayOfMonth(to)}, ${shortYear(to)}`;
  return `${first} ${dayOfMonth(from)} - ${dayTitle(to)}`;
}

/** `March 20, 2025`. */
export const longDay = (day: DayNumber): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(day * 86_400_000);

const shortYear = (day: DayNumber) => String(yearOf(day) % 100).padStart(2, "0");

interface AskedBasis {
  readonly basis: "Accrual" | "Cash";
  readonly of: Basis;
  readonly ledger: Ledger;
}

/** The report's basis; the company's by default. */
export function basisOf(request: XmlElement, { books, ledgers }: OpenCompany): AskedBasis {
  const asked = textOf(request, "ReportBasis") ?? "None";
  const of = asked === "None" ? books.company.defaultBasis : asked === "Cash" ? "cash" : "accrual";
  return { basis: of === "cash" ? "Cash" : "Accrual", of, ledger: ledgers[of] };
}

/** Groups in order of first appearance. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
