import type { DocumentKind } from "@tieout/core/document";
import { looksLikeFec } from "../book-formats/fec-reader.ts";
import { compoundKind } from "./compound-file.ts";
import { delimiterOf } from "./record-parser.ts";
import { FileRefused, fileSizeLimit, type Refusal } from "./refusal.ts";
import { decoded, encodingOf } from "./text-encoding.ts";
import {
  allOf,
  unzippedText,
  type ZipDirectory,
  zipDirectory,
  zippedXml,
} from "./zip-directory.ts";

export type Sniffed =
  | { readonly result: "known"; readonly kind: DocumentKind }
  | { readonly result: "refused"; readonly reason: Refusal };

/** Sniffs by content: file name and declared type don't count. */
export async function sniff(bytes: Buffer): Promise<Sniffed> {
  if (bytes.length === 0) return { result: "refused", reason: "empty" };
  if (bytes.length >= fileSizeLimit) return { result: "refused", reason: "too-large" };
  try {
    const kind =
      binaryKind(bytes) ?? (await packageKind(bytes)) ?? compoundKind(bytes) ?? textKind(bytes);
    return kind ? { result: "known", kind } : { result: "refused", reason: "unknown" };
  } catch (error) {
    if (error instanceof FileRefused) return { result: "refused", reason: error.reason };
    throw error;
  }
}

function binaryKind(bytes: Buffer): DocumentKind | undefined {
  const start = bytes.toString("latin1", 0, 1024);
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("\xff\xd8\xff")) return "jpg";
  return /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s.test(start) ? "heic" : undefined;
}

async function packageKind(bytes: Buffer): Promise<DocumentKind | undefined> {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) return undefined;
  const directory = zipDirectory(bytes);
  if ([...directory.values()].some(({ encrypted }) => encrypted))
    throw new FileRefused("encrypted");
  const types = await partTypes(bytes, directory);
  const has = (pattern: RegExp) => [...directory.keys()].some((name) => pattern.test(name));
  const hasType = (pattern: RegExp) => types.some((type) => pattern.test(type));
  if (has(macroParts) || hasType(macroTypes)) throw new FileRefused("macros");
  if (has(/^xl\/workbook\.bin$/)) throw new FileRefused("other-workbook");
  if (hasType(/spreadsheetml\.(sheet|template)\.main/)) return "xlsx";
  if (hasType(/wordprocessingml\.(document|template)\.main/)) return "docx";
  const mimetype = await partText(bytes, directory, "mimetype");
  if (mimetype.startsWith("application/vnd.oasis.opendocument.spreadsheet")) {
    const manifest = await partText(bytes, directory, "META-INF/manifest.xml");
    if (/encryption-data/.test(manifest)) throw new FileRefused("encrypted");
    return "ods";
  }
  // Apple's own documents have no types: Keynote's has slides, and only those of tables calculate.
  if (has(/^\.iwp(h|v2)$/)) throw new FileRefused("encrypted");
  if (has(/^Index\/Document\.iwa$/) && has(/^Index\/CalculationEngine/) && !has(/^Index\/\w*Slide/))
    return "numbers";
  throw new FileRefused("archive");
}

/** VBA, Excel 4.0's macro sheets and ActiveX controls by their usual names, and OpenDocument's macros. */
const macroParts = /(^|\/)(vbaProject\.bin$|macrosheets\/.|activeX\/.)|^(Basic|Scripts)\/./i;

/** The content types of such parts, whatever their names, and of a main part saved with macros. */
const macroTypes = /vbaProject|macrosheet|\.activeX|macroEnabled\.main\+xml/i;

/** Content types of the parts that exist. Some writers also declare types of parts that they didn't add. */
async function partTypes(bytes: Buffer, directory: ZipDirectory): Promise<readonly string[]> {
  const entry = directory.get("[Content_Types].xml");
  if (!entry) return [];
  if (entry.size > longestPart) throw new FileRefused("zip-bomb");
  const declared = await allOf(
    zippedXml<readonly [string, string]>(bytes, entry, (out) => ({
      open: (_name, attribute) => {
        const extension = attribute("Extension");
        const part = attribute("PartName")?.replace(/^\//, "") ?? "";
        const named = extension === undefined ? part : `.${extension}`;
        out([named.toLowerCase(), attribute("ContentType") ?? ""]);
      },
    })),
  );
  const types = new Map(declared);
  return [...directory.keys()].flatMap((name) => {
    const part = name.toLowerCase();
    return types.get(part) ?? types.get(part.slice(part.lastIndexOf("."))) ?? [];
  });
}

const longestPart = 1 << 20;

async function partText(bytes: Buffer, directory: ZipDirectory, name: string): Promise<string> {
  const entry = directory.get(name);
  return entry ? unzippedText(bytes, entry, longestPart) : "";
}

function textKind(bytes: Buffer): DocumentKind | undefined {
  const [text = ""] = decoded(bytes.subarray(0, looked), encodingOf(bytes));
  if (hasControls(text)) return undefined;
  if (text.trim() === "") throw new FileRefused("empty");
  if (/^\s*(<!doctype html|<html|<table|<meta)/i.test(text)) throw new FileRefused("web-page");
  if (/^\s*<(\?xml|[A-Za-z_])/.test(text)) {
    // Excel 2003's XML, which is a spreadsheet and not general XML.
    if (/<\?mso-application progid="Excel|<(\w+:)?Workbook[\s>]/.test(text))
      throw new FileRefused("other-workbook");
    return /<(\w+:)?AuditFile[\s>]/.test(text) || isJpkOfBooks(text) ? "saf-t" : "xml";
  }
  if (/^\s*#FLAGGA\s+[01]\b/i.test(text)) return "sie";
  const [first = ""] = text.split(/\r\n|\n|\r/);
  if (looksLikeFec(first)) return "fec";
  return isTable(text, delimiterOf(bytes)) ? "csv" : "txt";
}

/** Poland's JPK of accounting books, by the form that its header names: others have invoices, VAT or stock. */
export const isJpkOfBooks = (text: string): boolean =>
  /<(\w+:)?JPK[\s>]/.test(text) && /<(\w+:)?KodFormularza\b[^<>]*>\s*JPK_KR(_PD)?\s*</.test(text);

/** As much of a text as tells what it is. */
const looked = 1 << 16;

/** Control characters never occur in text, except tabs, line ends and the end-of-file mark. */
function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && !textControls.has(code)) return true;
  }
  return false;
}

const textControls = new Set([9, 10, 12, 13, 26]);

function isTable(text: string, delimiter: string): boolean {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  const parted = lines.filter((line) => line.includes(delimiter));
  return parted.length > 1 && parted.length * 2 > lines.length;
}
