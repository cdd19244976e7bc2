import { CFB, utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { fileSizeLimit } from "./refusal.ts";
import { sniff } from "./sniff.ts";
import { xlsxOf, zipOf } from "./testing/zip.ts";

describe("sniff", () => {
  it("knows files by their content alone (S-V2)", async () => {
    const contents = {
      pdf: "%PDF-1.7\n",
      png: Buffer.from("89504e470d0a1a0a0000", "hex"),
      jpg: Buffer.from("ffd8ffe000104a464946", "hex"),
      heic: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic....mif1")]),
      xlsx: xlsxOf(""),
      docx: zipOf([{ name: "[Content_Types].xml", content: "wordprocessingml.document.main" }]),
      ods: zipOf([
        { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
        { name: "META-INF/manifest.xml", content: "<manifest/>" },
      ]),
      xls: anXls(),
      csv: "Acct;Name;Amount\n1010;Bank;1,00\n",
      txt: "Dear lender,\nhere are our books.\n",
      xml: '<?xml version="1.0"?><invoice/>',
      sie: "#FLAGGA 0\n#SIETYP 4\n",
      "saf-t": '\ufeff<?xml version="1.0"?>\n<n1:AuditFile xmlns:n1="urn:x">',
      fec: "JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|Debit|Credit\n",
    };

    for (const [kind, content] of Object.entries(contents)) {
      expect([kind, await sniff(Buffer.from(content))]).toEqual([kind, { result: "known", kind }]);
    }
  });

  it("reads texts in the encodings that spreadsheets save", async () => {
    const table = "Acct\tName\tAmount\n1010\tKassé\t1,00\n2020\tÖl\t2,00\n";

    for (const encoding of ["latin1", "utf8", "utf16le"] as const) {
      const mark = encoding === "utf16le" ? "\ufeff" : "";
      expect(await sniff(Buffer.from(mark + table, encoding))).toEqual({
        result: "known",
        kind: "csv",
      });
    }
  });

  it("refuses what it can't or mustn't read, each for its own reason (S-V1, S-K1)", async () => {
    const workbook = { name: "xl/workbook.xml", content: "" };
    const refusals = {
      empty: ["", "  \n "],
      "too-large": [Buffer.alloc(fileSizeLimit)],
      encrypted: [
        zipOf([{ ...workbook, encrypted: true }]),
        compound("EncryptedPackage"),
        withPassword(anXls()),
        zipOf([
          { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
          { name: "META-INF/manifest.xml", content: "<encryption-data/>" },
        ]),
      ],
      macros: [
        xlsxOf("", [{ name: "xl/vbaProject.bin", content: "x" }]),
        zipOf([
          {
            name: "[Content_Types].xml",
            content: "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
          },
        ]),
        zipOf([{ name: "Basic/Standard/Module1.xml", content: "Sub" }]),
      ],
      "zip-bomb": [
        zipOf([{ name: "a", content: Buffer.alloc(4 << 20) }]),
        zipOf([{ name: "a", content: "x", promised: 2 ** 31 }]),
        zipOf(Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}`, content: "" }))),
      ],
      damaged: [xlsxOf("").subarray(0, 900)],
      archive: [zipOf([{ name: "books.csv", content: "1,2" }])],
      "other-workbook": [
        zipOf([{ name: "xl/workbook.bin", content: "" }]),
        '<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
        '<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"></ss:Workbook>',
      ],
      "old-document": [compound("WordDocument")],
      "web-page": ["<html><table><tr><td>1</td></tr></table></html>"],
      unknown: [Buffer.from([0, 1, 2, 3]), "MZ\u0000\u0001"],
    };

    for (const [reason, files] of Object.entries(refusals)) {
      for (const file of files) {
        expect([reason, await sniff(Buffer.from(file))]).toEqual([
          reason,
          { result: "refused", reason },
        ]);
      }
    }
  });
});

function anXls(): Buffer {
  const sheet = utils.aoa_to_sheet([
    ["Acct", "Amount"],
    ["0010", 1.5],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "TB");
  return write(book, { type: "buffer", bookType: "biff8" }) as Buffer;
}

/** The record that asks for a password, right after the workbook's first one. */
function withPassword(xls: Buffer): Buffer {
  const first = xls.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00]));
  const second = first + 4 + 16;
  const copy = Buffer.from(xls);
  copy.writeUInt16LE(0x2f, second);
  return copy;
}

function compound(name: string): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${name}`, Buffer.from("x".repeat(5_000)));
  return CFB.write(file, { type: "buffer" }) as Buffer;
}
