import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { parseDay } from "../../../../sandbox/src/dex/books/calendar.ts";
import { companies, standardSeed } from "../../../../sandbox/src/dex/books/companies.ts";
import { withYearEnd } from "../../../../sandbox/src/dex/exports/extract.ts";
import { writeFile, writings } from "../../../../sandbox/src/dex/exports/files.ts";
import { ledgerOf } from "../../../../sandbox/src/dex/reports/balances.ts";

interface FileToTry {
  readonly title: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export type NationalFile = FileToTry & {
  readonly report: string;
  readonly format: string;
  readonly evidence: string;
};

const formats = [
  ["sie", "SIE 4", "Balances and vouchers"],
  ["saf-t", "SAF-T Financial", "Balances and entries"],
  ["jpk", "JPK (Poland)", "Balances and entries"],
  ["fec", "FEC", "Entries of a year"],
] as const;

const formatsOf: Readonly<Record<string, string>> = {
  dos: "PC8",
  denmark: "utf-8, Denmark",
  portugal: "utf-8, Portugal",
  romania: "utf-8, Romania (D406)",
  luxembourg: "utf-8, Luxembourg (FAIA)",
  lithuania: "utf-8, Lithuania",
};

/** Their schemas are known from programs that write or read them. */
const publicSamples: ReadonlySet<string> = new Set([
  "denmark",
  "romania",
  "luxembourg",
  "lithuania",
  "JPK_KR",
  "JPK_KR_PD",
]);

/** The formats that laws and standards define, in every way the sandbox writes them, and samples in the repo. */
export async function nationalFiles(): Promise<readonly NationalFile[]> {
  const found = companies(parseDay("2026-11-21") ?? 0, standardSeed).get("bluestem");
  if (!found) throw new Error("The sandbox has this company");
  const ledger = ledgerOf(found, "accrual");
  const books = withYearEnd(found, 12);
  const written = formats.flatMap(([content, title, report]) =>
    writings[content].map(async (wording): Promise<NationalFile> => {
      const file = await writeFile(books, ledger, content, wording);
      return {
        ...file,
        title,
        report,
        format: formatsOf[wording] ?? wording,
        evidence: publicSamples.has(wording) ? "public sample" : "specification",
      };
    }),
  );
  const sample = new URL(
    "../../../../connectors/src/book-decoding/fixtures/BL0001_typ4.SE",
    import.meta.url,
  );
  return [
    ...(await Promise.all(written)),
    {
      ...{ title: "SIE 4", report: "Balances and vouchers", format: "PC8" },
      ...{ evidence: "sample of the SIE organization", name: "BL0001_typ4.SE" },
      bytes: readFileSync(sample),
    },
  ];
}

const text = (title: string, name: string, content: string): FileToTry => ({
  ...{ title, name },
  bytes: Buffer.from(content, "latin1"),
});

const table = (title: string, ...rows: readonly string[]) =>
  text(title, "report.csv", [title, "Larkspur Supply", ...rows].join("\n"));

const archive = (title: string, name: string, parts: Readonly<Record<string, string>>) => {
  const files = Object.entries(parts).map(([path, content]) => [path, strToU8(content)]);
  return { title, name, bytes: Buffer.from(zipSync(Object.fromEntries(files))) };
};

const contentType = (type: string) => ({
  "[Content_Types].xml": `<Types><Override PartName="/main.xml" ContentType="${type}"/></Types>`,
  "main.xml": "<a/>",
});

const datevBatch = (...rows: readonly string[]) =>
  [
    '"EXTF";700;21;"Buchungsstapel";13;;;"";"";"";1;1;20250101;4;20250101;20250131;"";"";1;0;0;"EUR"',
    "Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;Konto;Gegenkonto (ohne BU-Schl\xfcssel);BU-Schl\xfcssel;Belegdatum",
    ...rows,
  ].join("\r\n");

/** Files that people send, and that aren't read. */
export const refusedFiles: readonly FileToTry[] = [
  text("Database of SQLite", "books.db", "SQLite format 3\0\u0010\0"),
  text("Database of Microsoft Access", "books.accdb", "\0\x01\0\0Standard ACE DB\0"),
  text("QuickBooks Desktop company file", "books.qbw", `${"\0".repeat(96)}MAUI`),
  text("QuickBooks Desktop backup", "books.qbb", "\x45\x86\0\0\x06\0"),
  text(
    "SAF-T of a cash register",
    "saft.xml",
    '<?xml version="1.0"?>\n<auditfile xmlns="urn:StandardAuditFile-Taxation-CashRegister:NO"><header>',
  ),
  text("SIE 5", "books.sie", '<?xml version="1.0"?>\n<Sie xmlns="http://www.sie.se/sie5">'),
  text(
    "JPK of VAT (Poland)",
    "jpk.xml",
    '<tns:JPK xmlns:tns="http://jpk.mf.gov.pl/wzor/2022/02/17/02171012/"><tns:Naglowek><tns:KodFormularza kodSystemowy="JPK_V7M (2)">JPK_VAT</tns:KodFormularza>',
  ),
  text(
    "SAF-T of invoices (Portugal)",
    "saft.xml",
    '<?xml version="1.0"?><AuditFile xmlns="urn:OECD:StandardAuditFile-Tax:PT_1.04_01"><Header/><SourceDocuments/></AuditFile>',
  ),
  text(
    "Invoices for Hungary’s tax office",
    "szamlak.xml",
    '<szamlak xmlns="http://schemas.nav.gov.hu/2013/szamla">',
  ),
  text("i.SAF (Lithuania)", "isaf.xml", '<iSAFFile xmlns="http://www.vmi.lt/cms/imas/isaf">'),
  text(
    "DATEV Buchungsstapel with tax keys",
    "EXTF_Buchungsstapel.csv",
    datevBatch('119,00;"S";10001;8200;"3";1501', '23,80;"S";4920;1200;"401";1601'),
  ),
  text(
    "DATEV Buchungsstapel with automatic accounts",
    "EXTF_Buchungsstapel.csv",
    datevBatch('119,00;"S";10001;8400;;1501', '119,00;"S";1200;10001;;1601'),
  ),
  text("Other XML", "books.xml", '<?xml version="1.0"?>\n<invoice></invoice>'),
  text("Web page, whatever its name", "books.se", "<!DOCTYPE html><html><body></body></html>"),
  text("PDF", "books.pdf", "%PDF-1.7\n"),
  text("Photo", "books.png", "\x89PNG\r\n\x1a\n"),
  archive(
    "Letter (docx)",
    "books.docx",
    contentType("application/wordprocessingml.document.main+xml"),
  ),
  archive("Workbook with macros", "books.xlsm", {
    ...contentType("application/spreadsheetml.sheet.main+xml"),
    "xl/vbaProject.bin": "",
  }),
  archive("Binary workbook (xlsb)", "books.xlsb", { "xl/workbook.bin": "" }),
  archive("Archive (zip)", "books.zip", { "trial-balance.csv": "Account,Debit,Credit" }),
  text(
    "Excel 2003 XML",
    "books.xml",
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>',
  ),
  text("Empty file", "books.csv", ""),
  table("Statement of Cash Flows", ",Total", "Net Income,100.00", "Net cash,100.00"),
  table("A/R Aging Summary", "Customer,Current,1 - 30,31 - 60,61 - 90", "Birch,10.00,0,0,0"),
  table("Invoice List", "Invoice,Customer,Due Date,Amount", "1001,Birch,2025-03-01,10.00"),
  table("Unpaid Bills", "Bill,Vendor,Due Date,Amount", "77,Maple,2025-03-01,10.00"),
  table("Customer List", "Customer,Email,Phone", "Birch,birch@example.com,555-0100"),
  table("Vendor List", "Vendor,Email,Phone", "Maple,maple@example.com,555-0101"),
  table("Bank Statement", "Date,Description,Amount,Balance", "2025-03-01,Rent,-10.00,90.00"),
  table("Payroll Summary", "Employee,Gross Pay,Net Pay", "Ana,100.00,80.00"),
  table(
    "Trial Balance (in thousands)",
    "Account,Debit,Credit",
    "1000 Cash,100,",
    "3000 Equity,,100",
  ),
  table("Inventory Valuation Summary", "SKU,Item,Qty,On Hand", "A1,Nail,5,5"),
];
