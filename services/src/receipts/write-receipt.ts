import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { languageOf } from "@tieout/core/language";
import {
  type PresentedReceipt,
  presentReceipt,
  type ReceiptRow,
} from "@tieout/core/receipt/present-receipt";
import type { Receipt } from "@tieout/core/receipt/receipt";
import { type Brand, deriveTheme } from "@tieout/ui-kit/theme/derivation/derive-theme";
import PDFDocument from "pdfkit";

export interface ReceiptLook extends Brand {
  /** Its language speaks; its region, if it has one, writes figures and dates. */
  readonly locale: string;
  /** IANA, of times of day. */
  readonly timeZone: string;
  /** A PNG or a JPEG; the name alone without one. */
  readonly logo?: Buffer | undefined;
}

type Document = InstanceType<typeof PDFDocument>;

const margin = 64;
const names = 132;

interface Palette {
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
}

interface Style {
  readonly size: number;
  readonly color: "ink" | "quiet";
  readonly bold?: boolean;
  readonly align?: "right";
}

/** A receipt as a PDF: tagged, in one language, with its fonts in it (ui mock-up 48a). */
export function writeReceipt(receipt: Receipt, look: ReceiptLook): Readable {
  const { locale, timeZone } = look;
  const told = presentReceipt(receipt, locale, timeZone);
  const document = new PDFDocument({
    size: "LETTER",
    margin,
    lang: languageOf(locale),
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: `${told.receipt} ${told.reference}`, Author: receipt.lender },
  });
  document.registerFont("regular", receiptFont("regular"));
  document.registerFont("semibold", receiptFont("semibold"));
  const page = document.struct("Document");
  document.addStructure(page);
  const width = document.page.width - 2 * margin;
  const palette = paletteOf(look);
  const rule = () => drawRule(document, width, palette.line);
  const write = (tag: string, text: string, style: Style, x = margin, room = width) =>
    put(document, page, palette, { tag, text, style, x, room });

  letterhead(document, receipt.lender, look, write);
  write("H1", told.title, { size: 24, color: "ink", bold: true });
  write("P", told.lede, { size: 11, color: "quiet" });
  document.moveDown(1);
  if (told.withdrawn !== undefined) {
    write("P", told.withdrawn.title, { size: 12, color: "ink", bold: true });
    write("P", told.withdrawn.detail, { size: 11, color: "ink" });
    document.moveDown(0.6);
  }
  write("P", `${told.receipt} ${told.reference}`, { size: 11, color: "ink", bold: true });
  write("P", told.shared, { size: 11, color: "quiet" });
  document.moveDown(0.8);
  for (const row of told.rows) {
    rule();
    putRow(document, row, write, width);
  }
  rule();
  putOthers(document, told, write);
  page.end();
  document.end();
  return Readable.from(document);
}

function paletteOf({ primaryColor, secondaryColor }: Brand): Palette {
  const { tokens } = deriveTheme({ primaryColor, secondaryColor, mode: "light" });
  return { ink: tokens.text, quiet: tokens.textMuted, line: tokens.line };
}

type Write = (tag: string, text: string, style: Style, x?: number, room?: number) => void;

function letterhead(
  document: Document,
  lender: string,
  { primaryColor, logo }: ReceiptLook,
  write: Write,
): void {
  // Decorative for screen readers.
  document.markContent("Artifact", { type: "Layout" });
  document.rect(0, 0, document.page.width, 6).fill(primaryColor);
  if (logo) document.image(logo, margin, 42, { fit: [22, 22] });
  document.endMarkedContent();
  document.y = 45;
  write("P", lender, { size: 13, color: "ink", bold: true }, logo ? margin + 31 : margin);
  document.y = 96;
}

function putRow(document: Document, row: ReceiptRow, write: Write, width: number): void {
  const top = document.y;
  const [left, room] = [margin + names, width - names];
  document.y = top + 10;
  write("H2", row.name, { size: 10.5, color: "quiet" }, margin, names - 12);
  const below = document.y;
  document.y = top + 10;
  if (row.value !== undefined) write("P", row.value, { size: 10.5, color: "ink" }, left, room);
  for (const { name, count } of row.items) {
    const y = document.y;
    write("P", name, { size: 10.5, color: "ink" }, left, room / 2);
    const after = document.y;
    document.y = y;
    const right = { size: 10.5, color: "quiet", align: "right" } as const;
    write("P", count, right, left + room / 2, room / 2);
    document.y = Math.max(after, document.y) + 2;
  }
  if (row.note !== undefined) write("P", row.note, { size: 9.5, color: "quiet" }, left, room);
  document.y = Math.max(below, document.y) + 10;
}

/** The other permissions of the same person. */
function putOthers(
  document: Document,
  { others, othersHeading }: PresentedReceipt,
  write: Write,
): void {
  if (others.length === 0) return;
  document.moveDown(1.2);
  write("H2", othersHeading, { size: 13, color: "ink", bold: true });
  for (const { title, agreed, term, advice } of others) {
    document.moveDown(0.7);
    write("H3", title, { size: 10.5, color: "ink", bold: true });
    for (const line of agreed) write("P", line, { size: 9.5, color: "quiet" });
    write("P", term, { size: 10.5, color: "ink" });
    if (advice !== undefined) write("P", advice, { size: 9.5, color: "quiet" });
  }
}

function drawRule(document: Document, width: number, color: string): void {
  const { y } = document;
  document.markContent("Artifact", { type: "Layout" });
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.75)
    .stroke(color);
  document.endMarkedContent();
}

interface Words {
  readonly tag: string;
  readonly text: string;
  readonly style: Style;
  readonly x: number;
  readonly room: number;
}

function put(
  document: Document,
  page: PDFKit.PDFStructureElement,
  palette: Palette,
  { tag, text, style, x, room }: Words,
): void {
  const { size, color, bold = false, align = "left" } = style;
  const element = document.struct(tag, {}, () => {
    document
      .font(bold ? "semibold" : "regular")
      .fontSize(size)
      .fillColor(palette[color])
      .text(inLetters(text), x, document.y, { width: room, align, lineGap: 2.5 });
  });
  page.add(element);
}

/** The font has no narrow no-break space, which French uses in numbers. */
const inLetters = (text: string) => text.replaceAll("\u202f", "\u00a0");

type Weight = "regular" | "semibold";

// Full URLs, so a bundler includes them.
const files: Readonly<Record<Weight, URL>> = {
  regular: new URL("fonts/inter-regular.ttf", import.meta.url),
  semibold: new URL("fonts/inter-semibold.ttf", import.meta.url),
};

const read = new Map<Weight, Buffer>();

/** The font that receipts are written with, read once. */
function receiptFont(weight: Weight): Buffer {
  const known = read.get(weight);
  if (known) return known;
  const bytes = readFileSync(files[weight]);
  read.set(weight, bytes);
  return bytes;
}
