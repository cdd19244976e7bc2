import type { TextLine } from "../book-formats/sie-reader.ts";
import { FileRefused } from "./refusal.ts";

/** How the bytes of a text are to be taken. */
type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15" | "cp437";

/**
 * Tells a text's encoding: by its byte order mark, by being UTF-8 without a fault, by what it declares,
 * and otherwise by the letters that it would have.
 *
 * @param declared as XML declares it
 */
export function encodingOf(bytes: Buffer, declared?: string): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  const word = declared?.toLowerCase();
  if (word !== undefined && /^(iso-?8859-15|latin-?9)$/.test(word)) return "iso-8859-15";
  if (word !== undefined && /^(windows-1252|cp1252|iso-?8859-1|latin-?1)$/.test(word)) {
    return "windows-1252";
  }
  return byLetters(bytes);
}

/** Chunk by chunk, so that a long file isn't held as bytes and as text at once. */
export function* decoded(bytes: Buffer, encoding: TextEncoding): Generator<string> {
  // A mark of byte order is taken off by the decoder.
  const decoder = encoding === "cp437" ? undefined : new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += chunk) {
    const part = bytes.subarray(at, at + chunk);
    // More may come even after the last one: what is whole Node takes as Latin-1 for Windows' letters, without "€".
    yield decoder?.decode(part, { stream: true }) ?? fromCp437(part);
  }
  if (decoder) yield decoder.decode();
}

const chunk = 1 << 18;

function isUtf8(bytes: Buffer): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += chunk) {
      decoder.decode(bytes.subarray(at, at + chunk), { stream: at + chunk < bytes.length });
    }
    return true;
  } catch {
    return false;
  }
}

/** Bytes that are letters of northern and western Europe in one encoding, and marks in the others. */
const letters = {
  // å ä ö Å Ä Ö é ü æ Æ ø-less, as DOS had them.
  cp437: new Set([0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99, 0x82, 0x81, 0x91, 0x92, 0x85, 0x87]),
  // € Š š Ž ž Œ œ Ÿ, where Windows has signs and fractions.
  latin9: new Set([0xa4, 0xa6, 0xa8, 0xb4, 0xb8, 0xbc, 0xbd, 0xbe]),
};

function byLetters(bytes: Buffer): TextEncoding {
  let dos = 0;
  let windows = 0;
  let controls = 0;
  let latin9 = 0;
  for (const byte of bytes) {
    if (byte < 0x80) continue;
    if (letters.cp437.has(byte)) dos++;
    if (byte >= 0xc0) windows++;
    if (byte < 0xa0) controls++;
    if (letters.latin9.has(byte)) latin9++;
  }
  if (dos > windows && dos * 2 > controls) return "cp437";
  return controls === 0 && latin9 > 0 ? "iso-8859-15" : "windows-1252";
}

const high =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

function fromCp437(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(/[\x80-\xff]/g, (byte) => high[byte.charCodeAt(0) - 128] ?? "");
}

/** DOS says with a byte of its own where a text ends. */
export const endOfFile = "\u001a";

/** No books have a line as long; a file that is one line would be gone through again and again. */
export const longestLine = 1 << 20;

/** Books of the largest file that is taken have half as many; more are empty ones, or nearly. */
const mostLines = 3_000_000;

/** A line's number. Refused where no books have as many. */
export function lineNumber(number: number): number {
  if (number > mostLines) throw new FileRefused("too-many-rows");
  return number;
}

/** A text's lines, however they end; those without anything are only counted. */
export function* textLines(bytes: Buffer): Generator<TextLine> {
  let number = 0;
  let rest = "";
  for (const text of decoded(bytes, encodingOf(bytes))) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw new FileRefused("damaged");
    for (const line of lines) {
      number = lineNumber(number + 1);
      if (line.length > longestLine) throw new FileRefused("damaged");
      if (line !== "") yield { number, text: line };
    }
  }
  const last = rest.replace(endOfFile, "").replace(/\r$/, "");
  if (last !== "") yield { number: ++number, text: last };
}
