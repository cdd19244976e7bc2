import { documentTotal, formatAmount, type Party, type Side } from "../../dex/books/books.ts";
import type { DayNumber } from "../../dex/books/calendar.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import { type Answer, notHere } from "../qbxml/message.ts";
import { textOf, type XmlElement } from "../qbxml/read-xml.ts";
import { grouped } from "./grouped.ts";
import { openItemColumns, openItemRow, totalOfItems } from "./open-items.ts";
import { longDay, reportPeriod } from "./periods.ts";
import { amountColumn, blankColumn, labelColumn, type Row, reportAnswer } from "./report.ts";

/** How many days past due a column goes to. */
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
  // Documents are aged to the period's end unless a request says that it is to today.
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

/** Document by document, under the bucket that each falls into. */
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
