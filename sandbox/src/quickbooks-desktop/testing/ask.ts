import { parseDay } from "../../dex/books/calendar.ts";
import { companies, standardSeed } from "../../dex/books/companies.ts";
import { type OpenCompany, openCompany } from "../company-file/open-company.ts";
import { readXml, textOf, type XmlElement } from "../qbxml/xml.ts";
import type { QuickBooks } from "../quickbooks.ts";

const all = companies(parseDay("2026-11-21") ?? 0, standardSeed);

export function companyFile(id: string): OpenCompany {
  const books = all.get(id);
  if (!books) throw new Error(`No company ${id}`);
  return openCompany(books);
}

export const qbxml = (request: string): string =>
  `<?xml version="1.0"?><?qbxml version="13.0"?><QBXML><QBXMLMsgsRq onError="continueOnError">${request}</QBXMLMsgsRq></QBXML>`;

export async function ask({ process }: QuickBooks, request: string): Promise<XmlElement> {
  const [set] = readXml(await process(qbxml(request))).children;
  const [answer] = set?.children ?? [];
  if (!answer) throw new Error("There is no answer");
  return answer;
}

export interface ReportRow {
  readonly kind: string;
  readonly about: string | undefined;
  readonly cells: Readonly<Record<number, string>>;
}

export interface ReadReport {
  readonly columns: Readonly<Record<number, string>>;
  readonly titles: readonly string[];
  readonly rows: readonly ReportRow[];
}

export async function askReport(quickBooks: QuickBooks, request: string): Promise<ReadReport> {
  const answer = await ask(quickBooks, request);
  const [report] = answer.children;
  if (!report) throw new Error(`There is no report: ${answer.attributes.statusMessage}`);
  const columns = report.children.filter(({ name }) => name === "ColDesc");
  const data = report.children.find(({ name }) => name === "ReportData");
  return {
    columns: Object.fromEntries(
      columns.map((column) => [Number(column.attributes.colID), textOf(column, "ColType") ?? ""]),
    ),
    titles: columns.map(({ children: [title] }) => title?.attributes.value ?? ""),
    rows: (data?.children ?? []).map(({ name, attributes, children }) => ({
      kind: name,
      about: children.find((child) => child.name === "RowData")?.attributes.value,
      cells:
        name === "TextRow"
          ? { 1: attributes.value ?? "" }
          : Object.fromEntries(
              children
                .filter((child) => child.name === "ColData")
                .map((cell) => [Number(cell.attributes.colID), cell.attributes.value ?? ""]),
            ),
    })),
  };
}

/** Decimal text to cents. */
export const cents = (amount = "0.00"): number => Math.round(Number(amount) * 100);
