import type { OpenCompany } from "../company-file/open-company.ts";
import { type Answer, notHere } from "../qbxml/message.ts";
import { textOf, textsOf, type XmlElement } from "../qbxml/read-xml.ts";
import { basisOf } from "./basis.ts";
import type { DetailRequest } from "./detail-request.ts";
import { entryRow, ledgerRows, total } from "./general-ledger.ts";
import { grouped } from "./grouped.ts";
import { entriesIn, entryColumns } from "./lines.ts";
import { openItems } from "./open-items.ts";
import { periodTitle, reportPeriod } from "./periods.ts";
import { blankColumn, type Row, reportAnswer } from "./report.ts";

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

/** Transaction by transaction, each with what its sides come to. */
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
