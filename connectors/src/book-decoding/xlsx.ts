import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { FileRefused } from "./refusal.ts";
import {
  isDayFormatNumber,
  longer,
  mostSheets,
  type NumberFormat,
  numberFormatOf,
  type Sheet,
  sheetName,
} from "./typed-cell.ts";
import { type RowParts, rowHandlers } from "./xlsx-rows.ts";
import { allOf, type ZipDirectory, zippedXml } from "./zip-directory.ts";

/** Each sheet's rows are read only when asked for. */
export async function xlsxSheets(bytes: Buffer, directory: ZipDirectory): Promise<Sheet[]> {
  const parts = await xlsxParts(bytes, directory);
  return parts.sheets.map(({ name, hidden, part }) => ({
    name,
    hidden,
    rows: () => {
      const entry = directory.get(part);
      if (!entry) throw new FileRefused("damaged");
      return zippedXml<SheetRow>(bytes, entry, (out) => rowHandlers(parts, out));
    },
  }));
}

interface XlsxParts extends RowParts {
  readonly sheets: readonly {
    readonly name: string;
    readonly hidden: boolean;
    readonly part: string;
  }[];
}

async function xlsxParts(bytes: Buffer, directory: ZipDirectory): Promise<XlsxParts> {
  const workbook =
    (await targetOf(bytes, directory, "_rels/.rels", "officeDocument")) ?? "xl/workbook.xml";
  const rels = await relationsOf(bytes, directory, relsOf(workbook));
  const found = await workbookOf(bytes, directory, workbook);
  const partOf = (type: string) => rels.find((rel) => rel.type === type)?.target;
  return {
    from1904: found.from1904,
    sheets: found.sheets.flatMap(({ name, hidden, id }) => {
      const rel = rels.find((one) => one.id === id && one.type === "worksheet");
      return rel ? [{ name, hidden, part: rel.target }] : [];
    }),
    texts: await textsOf(bytes, directory, partOf("sharedStrings")),
    formats: await formatsOf(bytes, directory, partOf("styles")),
  };
}

interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`. */
  readonly type: string;
  readonly target: string;
}

async function relationsOf(
  bytes: Buffer,
  directory: ZipDirectory,
  part: string,
): Promise<readonly Relation[]> {
  const entry = directory.get(part);
  if (!entry) return [];
  const folder = part.replace(/_rels\/[^/]*$/, "");
  return allOf(
    zippedXml<Relation>(bytes, entry, (out) => ({
      open: (name, attribute) => {
        if (name !== "Relationship") return;
        const type = (attribute("Type") ?? "").split("/").at(-1) ?? "";
        out({
          id: attribute("Id") ?? "",
          type,
          target: resolved(folder, attribute("Target") ?? ""),
        });
      },
    })),
  );
}

async function targetOf(
  bytes: Buffer,
  directory: ZipDirectory,
  part: string,
  type: string,
): Promise<string | undefined> {
  const relations = await relationsOf(bytes, directory, part);
  return relations.find((relation) => relation.type === type)?.target;
}

function relsOf(part: string): string {
  const name = part.lastIndexOf("/") + 1;
  return `${part.slice(0, name)}_rels/${part.slice(name)}.rels`;
}

function resolved(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split("/")) {
    if (step === "..") path.pop();
    else if (step !== "" && step !== ".") path.push(step);
  }
  return path.join("/");
}

interface WorkbookFacts {
  readonly from1904: boolean;
  readonly sheets: readonly {
    readonly name: string;
    readonly hidden: boolean;
    readonly id: string;
  }[];
}

async function workbookOf(
  bytes: Buffer,
  directory: ZipDirectory,
  part: string,
): Promise<WorkbookFacts> {
  const entry = directory.get(part);
  if (!entry) throw new FileRefused("damaged");
  let from1904 = false;
  let count = 0;
  const sheets = await allOf(
    zippedXml<WorkbookFacts["sheets"][number]>(bytes, entry, (out) => ({
      open: (name, attribute) => {
        if (name === "workbookPr") from1904 = /^(1|true)$/.test(attribute("date1904") ?? "");
        if (name !== "sheet") return;
        const hidden = /hidden/i.test(attribute("state") ?? "");
        if (++count > mostSheets) throw new FileRefused("damaged");
        out({ name: sheetName(attribute("name") ?? ""), hidden, id: attribute("id") ?? "" });
      },
    })),
  );
  return { from1904, sheets };
}

/** No books' shared strings have more characters in all, or are more; empty ones take memory too. */
const mostText = 64 << 20;
const mostTexts = 2_000_000;

/** Excel allows 65,490 cell styles; with base styles and formats there are fewer than this. */
const mostStyles = 200_000;

/** Shared strings by number, without phonetic runs. */
async function textsOf(
  bytes: Buffer,
  directory: ZipDirectory,
  part: string | undefined,
): Promise<string[]> {
  const entry = part === undefined ? undefined : directory.get(part);
  if (!entry) return [];
  let text = "";
  let inText = false;
  let spoken = false;
  let length = 0;
  let count = 0;
  return allOf(
    zippedXml<string>(bytes, entry, (out) => ({
      open: (name) => {
        if (name === "si") text = "";
        else if (name === "rPh") spoken = true;
        else if (name === "t") inText = !spoken;
      },
      text: (found) => {
        if (inText) text = longer(text, found);
      },
      close: (name) => {
        if (name === "t") inText = false;
        else if (name === "rPh") spoken = false;
        else if (name === "si") {
          length += text.length;
          if (length > mostText || ++count > mostTexts) throw new FileRefused("too-large");
          out(text);
        }
      },
    })),
  );
}

async function formatsOf(
  bytes: Buffer,
  directory: ZipDirectory,
  part: string | undefined,
): Promise<NumberFormat[]> {
  const entry = part === undefined ? undefined : directory.get(part);
  if (!entry) return [];
  const custom = new Map<number, NumberFormat>();
  let ofCells = false;
  let count = 0;
  return allOf(
    zippedXml<NumberFormat>(bytes, entry, (out) => ({
      open: (name, attribute) => {
        const id = Number(attribute("numFmtId"));
        if (name === "cellXfs") ofCells = true;
        if ((name === "numFmt" || name === "xf") && ++count > mostStyles)
          throw new FileRefused("damaged");
        if (name === "numFmt") custom.set(id, numberFormatOf(attribute("formatCode") ?? ""));
        else if (name === "xf" && ofCells) {
          out(custom.get(id) ?? { isDay: isDayFormatNumber(id), leastDigits: 0, isCredit: false });
        }
      },
      close: (name) => {
        if (name === "cellXfs") ofCells = false;
      },
    })),
  );
}
