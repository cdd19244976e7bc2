import { open } from "node:fs/promises";
import { isJpkOfBooks } from "./sniff.ts";
import { decoded, encodingOf } from "./text-encoding.ts";

/** Files of accounting software that aren't read as books, by what they are. */
export type OtherBooks =
  | "database"
  | "quickbooks-company"
  | "cash-register"
  | "sie-5"
  | "jpk"
  | "tax-invoices";

/** Bytes to read: a database's header and an XML file's root element are within them. */
const startLength = 4_096;

/** Recognizes a file by its first bytes; undefined if it's none of these. */
export async function otherBooksAt(path: string): Promise<OtherBooks | undefined> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(startLength), 0, startLength, 0);
    return otherBooksIn(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

export function otherBooksIn(start: Buffer): OtherBooks | undefined {
  const header = start.toString("latin1", 0, 128);
  const known = headers.find(([at, mark]) => header.startsWith(mark, at));
  if (known) return known[2];
  const [text = ""] = decoded(start, encodingOf(start));
  const root = /<(?:\w+:)?([A-Za-z_]\w*)(?=[\s>])[^>]*/.exec(text);
  const [element = "", name = ""] = root ?? [];
  if (/CashRegister/i.test(element)) return "cash-register";
  if (/sie\.se\/sie5/i.test(element) || name === "SieEntry") return "sie-5";
  if (invoiceRoots.has(name)) return "tax-invoices";
  return name === "JPK" && !isJpkOfBooks(text) ? "jpk" : undefined;
}

/** Hungary's export for audits and its online invoices, and Lithuania's i.SAF. */
const invoiceRoots: ReadonlySet<string> = new Set(["szamlak", "InvoiceData", "iSAFFile"]);

/** SQLite; Microsoft Access before 2007 and since; QuickBooks Desktop's company file and its backup. */
const headers: readonly (readonly [at: number, mark: string, what: OtherBooks])[] = [
  [0, "SQLite format 3\0", "database"],
  [4, "Standard Jet DB", "database"],
  [4, "Standard ACE DB", "database"],
  [96, "MAUI", "quickbooks-company"],
  [0, "\x45\x86\0\0\x06\0", "quickbooks-company"],
];
