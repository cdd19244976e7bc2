import type { TextLine } from "../book-formats/sie-reader.ts";
import { FileRefused } from "./refusal.ts";

type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15" | "cp437";

/** By byte order mark, valid UTF-8, the declared encoding, then the letters it would give. `declared` is XML's. */
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
    // Streams even the last part: without it, Node reads Windows-1252 as Latin-1 and loses "€".
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

/** Bytes that are northern and western European letters in one encoding and symbols in the others. */
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

/** DOS marks the end of a text with a byte. */
export const endOfFile = "\u001a";

/** No books have a longer line, and a file of one line would be scanned again and again. */
export const longestLine = 1 << 20;

/** The largest accepted file has half as many lines; beyond this they're nearly all empty. */
const mostLines = 3_000_000;

/** @throws FileRefused past `mostLines`. */
export function lineNumber(number: number): number {
  if (number > mostLines) throw new FileRefused("too-many-rows");
  return number;
}

/** A text's lines, however they end; empty ones are counted but not yielded. */
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
