import {
  documentTotal,
  formatAmount,
  type Party,
  type Side,
  type Transaction,
} from "../../dex/books/books.ts";
import { type DayNumber, formatDay } from "../../dex/books/calendar.ts";
import { numberOf, type OpenCompany, transactionId } from "../company-file/open-company.ts";
import { nameOf } from "../company-file/transactions.ts";
import { type Answer, notHere } from "../qbxml/message.ts";
import { textOf, type XmlElement } from "../qbxml/xml.ts";
import {
  amountColumn,
  blankColumn,
  type Column,
  grouped,
  labelColumn,
  longDay,
  type Row,
  reportAnswer,
  reportPeriod,
} from "./report.ts";

/** Upper bound of each column, in days past due. */
const buckets = [
  { title: "Current", upTo: 0 },
  { title: "1 - 30", upTo: 30 },
  { title: "31 - 60", upTo: 60 },
  { title: "61 - 90", upTo: 90 },
  { title: "> 90", upTo: Number.POSITIVE_INFINITY },
] as const;

const bucketOf = (daysPastDue: number) => buckets.findIndex(({ upTo }) => daysPastDue <= upTo);

export function agingReport(request: XmlElement, open: OpenCompany): Answer {
  const type = textOf(request, "AgingReportType") ?? "";
  const period = reportPeriod(request, open);
  const side = type.startsWith("AP") ? "payable" : "receivable";
  if (!period) return notHere("that date macro");
  // Documents are aged to the period's end, unless a request says today.
  const day = textOf(request, "ReportAgingAsOf") === "Today" ? open.books.company.last : period.to;
  switch (type) {
    case "ARAgingSummary":
    case "APAgingSummary":
      return summary(open, side, day);
    case "ARAgingDetail":
    case "APAgingDetail":
      return detail(open, side, day);
    default:
      return notHere(type);
  }
}

function summary({ books }: OpenCompany, side: Side, day: DayNumber): Answer {
  const byParty = new Map<Party, number[]>();
  const all = buckets.map(() => 0);
  for (const item of books.openDocuments(side, day)) {
    const { party, document } = item;
    if (!party || !document) continue;
    const bucket = bucketOf(day - document.due);
    const own = byParty.get(party) ?? buckets.map(() => 0);
    own[bucket] = (own[bucket] ?? 0) + documentTotal(item);
    all[bucket] = (all[bucket] ?? 0) + documentTotal(item);
    byParty.set(party, own);
  }
  const cells = (label: string, cents: readonly number[]) => [
    label,
    ...[...cents, cents.reduce((sum, one) => sum + one, 0)].map(formatAmount),
  ];
  const type = side === "payable" ? "vendor" : "customer";
  return reportAnswer({
    title: titles[side].summary,
    subtitle: `As of ${longDay(day)}`,
    columns: [
      labelColumn,
      ...buckets.map(({ title }) => amountColumn(title)),
      amountColumn("TOTAL"),
    ],
    rows: [
      ...[...byParty]
        .sort(([one], [other]) => one.name.localeCompare(other.name, "en"))
        .map(
          ([party, own]): Row => ({
            kind: "DataRow",
            about: { type, name: party.name },
            cells: cells(party.name, own),
          }),
        ),
      { kind: "TotalRow", cells: cells("TOTAL", all) },
    ],
  });
}

function detail(open: OpenCompany, side: Side, day: DayNumber): Answer {
  const items = open.books.openDocuments(side, day);
  const aged = grouped(items, ({ document }) => bucketOf(day - (document?.due ?? day)));
  return reportAnswer({
    title: titles[side].detail,
    subtitle: `As of ${longDay(day)}`,
    columns: [blankColumn, ...openItemColumns],
    rows: [
      ...buckets.flatMap(({ title }, index): Row[] => {
        const own = aged.get(index) ?? [];
        if (own.length === 0) return [];
        return [
          { kind: "TextRow", text: title },
          ...own.map((item) => openItemRow(item, day, open)),
          totalOfItems("SubtotalRow", `Total ${title}`, own),
        ];
      }),
      totalOfItems("TotalRow", "TOTAL", items),
    ],
  });
}

const titles = {
  receivable: { summary: "A/R Aging Summary", detail: "A/R Aging Detail" },
  payable: { summary: "A/P Aging Summary", detail: "A/P Aging Detail" },
} as const;

/** Shown whatever columns a request names. */
const openItemColumns: readonly Column[] = [
  { type: "TxnID", data: "IDTYPE", title: "Txn ID" },
  { type: "TxnType", data: "STRTYPE", title: "Type" },
  { type: "Date", data: "DATETYPE", title: "Date" },
  { type: "RefNumber", data: "STRTYPE", title: "Num" },
  { type: "Name", data: "STRTYPE", title: "Name" },
  { type: "DueDate", data: "DATETYPE", title: "Due Date" },
  { type: "Aging", data: "INTTYPE", title: "Aging" },
  { type: "OpenBalance", data: "AMTTYPE", title: "Open Balance" },
];

function openItemRow(item: Transaction, day: DayNumber, open: OpenCompany): Row {
  const { party, document } = item;
  const due = document?.due ?? item.day;
  return {
    kind: "DataRow",
    cells: [
      undefined,
      transactionId(item),
      nameOf(item, open).label,
      formatDay(item.day),
      numberOf(item),
      party?.name,
      formatDay(due),
      day > due ? String(day - due) : undefined,
      formatAmount(documentTotal(item)),
    ],
  };
}

function totalOfItems(
  kind: "SubtotalRow" | "TotalRow",
  label: string,
  items: readonly Transaction[],
) {
  const cents = items.reduce((sum, item) => sum + documentTotal(item), 0);
  return {
    kind,
    cells: [label, ...openItemColumns.slice(1).map(() => undefined), formatAmount(cents)],
  };
}

/** `OpenInvoices` and `UnpaidBillsDetail`: by party, as of the period's end or of today. */
export function openItems(side: Side, request: XmlElement, open: OpenCompany): Answer {
  const period = reportPeriod(request, open);
  if (!period) return notHere("that date macro");
  const { last } = open.books.company;
  const day = textOf(request, "ReportOpenBalanceAsOf") === "ReportEndDate" ? period.to : last;
  const items = open.books.openDocuments(side, day).filter((item) => item.day <= period.to);
  const byParty = grouped(items, ({ party }) => party);
  const type = side === "payable" ? "vendor" : "customer";
  const rowsOf = ([party, own]: [Party | undefined, Transaction[]]): Row[] => {
    const name = party?.name ?? "No name";
    return [
      { kind: "TextRow", text: name },
      ...own.map((item) => openItemRow(item, day, open)),
      { ...totalOfItems("SubtotalRow", `Total ${name}`, own), about: { type, name } },
    ];
  };
  return reportAnswer({
    title: side === "payable" ? "Unpaid Bills Detail" : "Open Invoices",
    subtitle: `As of ${longDay(day)}`,
    columns: [blankColumn, ...openItemColumns],
    rows: [...[...byParty].flatMap(rowsOf), totalOfItems("TotalRow", "TOTAL", items)],
  });
}
