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
      docx: aDocument(),
      ods: zipOf([
        { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
        { name: "META-INF/manifest.xml", content: "<manifest/>" },
      ]),
      numbers: anAppleDocument("CalculationEngine.iwa"),
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

  it("judges macros by a package's parts, not by types declared for parts that it hasn't", async () => {
    const printers = { "xl/printerSettings/printerSettings1.bin": `${office}.printerSettings` };
    const files = {
      xlsx: [bySheetJs("xlsx"), aWorkbook(), aWorkbook(printers), aWorkbook({ "xl/a.bin": "" })],
      docx: [aDocument(), aDocument({ "word/embeddings/oleObject1.bin": `${office}.oleObject` })],
    };

    for (const [kind, contents] of Object.entries(files)) {
      for (const content of contents) {
        expect(await sniff(content)).toEqual({ result: "known", kind });
      }
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
        zipOf([{ name: ".iwpv2", content: "x" }]),
      ],
      macros: [
        xlsxOf("", [{ name: "xl/vbaProject.bin", content: "x" }]),
        zipOf([
          typesOf({ "xl/workbook.xml": "application/vnd.ms-excel.sheet.macroEnabled.main+xml" }),
          { name: "xl/workbook.xml", content: "<workbook/>" },
        ]),
        bySheetJs("xlsm", compound("VBA")),
        withXlmSheet(anXls()),
        compound("Workbook", "_VBA_PROJECT_CUR"),
        compound("Workbook", "Ctls"),
        ...[aWorkbook, aDocument].flatMap((aPackage) => [
          aPackage({ "ppt/VBAPROJECT.BIN": "" }),
          aPackage({ "xl/code.bin": "application/vnd.ms-office.vbaProject" }),
          aPackage({ "xl/macrosheets/sheet1.xml": "" }),
          aPackage({ "xl/sheet9.xml": "application/vnd.ms-excel.macrosheet+xml" }),
          aPackage({ "xl/sheet9.xml": "application/vnd.ms-excel.intlmacrosheet+xml" }),
          aPackage({ "word/activeX/activeX1.xml": "" }),
          aPackage({ "xl/control.xml": "application/vnd.ms-office.activeX+xml" }),
        ]),
        zipOf([{ name: "Basic/Standard/Module1.xml", content: "Sub" }]),
      ],
      "zip-bomb": [
        zipOf([{ name: "a", content: Buffer.alloc(4 << 20) }]),
        zipOf([{ name: "a", content: "x", promised: 2 ** 31 }]),
        zipOf(Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}`, content: "" }))),
      ],
      damaged: [xlsxOf("").subarray(0, 900)],
      archive: [
        zipOf([{ name: "books.csv", content: "1,2" }]),
        anAppleDocument("CalculationEngine.iwa", "Slide-12.iwa"),
      ],
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
  return bySheetJs("biff8");
}

const anAppleDocument = (...parts: readonly string[]) =>
  zipOf(["Document.iwa", ...parts].map((name) => ({ name: `Index/${name}`, content: "x" })));

function bySheetJs(bookType: "biff8" | "xlsx" | "xlsm", vbaraw?: Buffer): Buffer {
  const sheet = utils.aoa_to_sheet([
    ["Acct", "Amount"],
    ["0010", 1.5],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "TB");
  return write({ ...book, vbaraw }, { type: "buffer", bookType, bookVBA: true }) as Buffer;
}

const office = "application/vnd.openxmlformats-officedocument";

/** A workbook with added parts of the given content types. */
const aWorkbook = (more: Readonly<Record<string, string>> = {}) =>
  aPackageOf({ "xl/workbook.xml": `${office}.spreadsheetml.sheet.main+xml`, ...more });

const aDocument = (more: Readonly<Record<string, string>> = {}) =>
  aPackageOf({ "word/document.xml": `${office}.wordprocessingml.document.main+xml`, ...more });

const aPackageOf = (types: Readonly<Record<string, string>>) =>
  zipOf([typesOf(types), ...Object.keys(types).map((name) => ({ name, content: "<x/>" }))]);

/** A workbook that declares types of parts that it doesn't have, as SheetJS does. */
function typesOf(types: Readonly<Record<string, string>>) {
  const named = Object.entries(types).filter(([, type]) => type !== "");
  const overrides = named.map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
  );
  const bin = "application/vnd.ms-excel.sheet.binary.macroEnabled.main";
  const defaults = `<Default Extension="bin" ContentType="${bin}"/>`;
  return {
    name: "[Content_Types].xml",
    content: `<Types>${defaults}${overrides.join("")}</Types>`,
  };
}

/** A workbook whose only sheet is an Excel 4.0 macro sheet. */
function withXlmSheet(xls: Buffer): Buffer {
  const copy = Buffer.from(xls);
  // The type is followed by the name's length, encoding and letters.
  copy.writeUInt8(1, copy.indexOf(Buffer.from("\x02\x01T\0B\0", "latin1")) - 1);
  return copy;
}

/** The record that asks for a password, right after the workbook's first one. */
function withPassword(xls: Buffer): Buffer {
  const first = xls.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00]));
  const second = first + 4 + 16;
  const copy = Buffer.from(xls);
  copy.writeUInt16LE(0x2f, second);
  return copy;
}

function compound(...names: readonly string[]): Buffer {
  const file = CFB.utils.cfb_new();
  for (const name of names) CFB.utils.cfb_add(file, `/${name}`, Buffer.from("x".repeat(5_000)));
  return CFB.write(file, { type: "buffer" }) as Buffer;
}
