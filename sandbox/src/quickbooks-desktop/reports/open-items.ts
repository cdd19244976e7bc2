import {
  documentTotal,
  formatAmount,
  type Party,
  type Side,
  type Transaction,
} from "../../dex/books/books.ts";
import { type DayNumber, formatDay } from "../../dex/books/calendar.ts";
import { numberOf, transactionId } from "../company-file/names.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import { nameOf } from "../company-file/transactions.ts";
import { type Answer, notHere } from "../qbxml/message.ts";
import { textOf, type XmlElement } from "../qbxml/read-xml.ts";
import { grouped } from "./grouped.ts";
import { longDay, reportPeriod } from "./periods.ts";
import { blankColumn, type Column, type Row, reportAnswer } from "./report.ts";

/** What reports of open documents show of each, whatever columns a request names. */
export const openItemColumns: readonly Column[] = [
  { type: "TxnID", data: "IDTYPE", title: "Txn ID" },
  { type: "TxnType", data: "STRTYPE", title: "Type" },
  { type: "Date", data: "DATETYPE", title: "Date" },
  { type: "RefNumber", data: "STRTYPE", title: "Num" },
  { type: "Name", data: "STRTYPE", title: "Name" },
  { type: "DueDate", data: "DATETYPE", title: "Due Date" },
  { type: "Aging", data: "INTTYPE", title: "Aging" },
  { type: "OpenBalance", data: "AMTTYPE", title: "Open Balance" },
];

export function openItemRow(item: Transaction, day: DayNumber, open: OpenCompany): Row {
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

export function totalOfItems(
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

/** `OpenInvoices` and `UnpaidBillsDetail`: party by party, as of the period's end or of today. */
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
