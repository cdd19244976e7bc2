import { StringDecoder } from "node:string_decoder";
import { createInflateRaw } from "node:zlib";
import { FileRefused } from "./refusal.ts";
import { type XmlHandlers, xmlReader } from "./xml-stream.ts";

export interface ZipEntry {
  readonly name: string;
  readonly encrypted: boolean;
  /** 0 is stored as it is, 8 is deflate. */
  readonly method: number;
  readonly compressedSize: number;
  /** The size the archive claims: enforced, not trusted. */
  readonly size: number;
  /** Of the part's local header. */
  readonly offset: number;
  /** Bytes that may still be read of the archive, shared by its parts. */
  readonly allowance: Allowance;
}

interface Allowance {
  bytes: number;
}

export type ZipDirectory = ReadonlyMap<string, ZipEntry>;

/** No real spreadsheet has more parts or a higher compression ratio. */
const limits = { entries: 10_000, size: 1 << 30, ratio: 250, smallest: 1 << 20 };

/** A part may be read once per sheet; a thousand sheets of one large part would never end. */
const readAtMost = 4 * limits.size;

/**
 * Lists an archive. Refuses too many parts, and large, overlapping or overly compressed ones.
 * `mayRead` bounds the bytes read in all.
 */
export function zipDirectory(bytes: Buffer, mayRead = readAtMost): ZipDirectory {
  const end = endRecord(bytes);
  const allowance = { bytes: mayRead };
  const entries = new Map<string, ZipEntry>();
  let size = 0;
  let compressed = 0;
  for (let at = end.start, i = 0; i < end.count; i++) {
    const found = entryAt(bytes, at, allowance);
    at = found.next;
    entries.set(found.entry.name, found.entry);
    size += found.entry.size;
    compressed += found.entry.compressedSize;
    const grows = found.entry.size / Math.max(1, found.entry.compressedSize);
    if (found.entry.size > limits.smallest && grows > limits.ratio)
      throw new FileRefused("zip-bomb");
  }
  if (size > limits.size || compressed > bytes.length) throw new FileRefused("zip-bomb");
  return entries;
}

const signatures = { end: 0x06054b50, end64: 0x06064b50, entry: 0x02014b50, local: 0x04034b50 };

function endRecord(bytes: Buffer): { readonly start: number; readonly count: number } {
  // A comment of at most 65,535 bytes may follow the record of 22.
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--) {
    if (bytes.readUInt32LE(at) !== signatures.end) continue;
    const count = bytes.readUInt16LE(at + 10);
    const start = bytes.readUInt32LE(at + 16);
    const found =
      count === 0xffff || start === 0xffffffff ? end64Record(bytes, at) : { start, count };
    if (found.count > limits.entries) throw new FileRefused("zip-bomb");
    return found;
  }
  throw new FileRefused("damaged");
}

function end64Record(
  bytes: Buffer,
  end: number,
): { readonly start: number; readonly count: number } {
  const at = bytes.lastIndexOf(Buffer.from("PK\x06\x06"), end);
  if (at < 0 || at + 56 > bytes.length) throw new FileRefused("damaged");
  return {
    count: Number(bytes.readBigUInt64LE(at + 32)),
    start: Number(bytes.readBigUInt64LE(at + 48)),
  };
}

function entryAt(
  bytes: Buffer,
  at: number,
  allowance: Allowance,
): { readonly entry: ZipEntry; readonly next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== signatures.entry) {
    throw new FileRefused("damaged");
  }
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((o) =>
    bytes.readUInt16LE(at + o),
  );
  const nameEnd = at + 46 + (nameLength ?? 0);
  const extraEnd = nameEnd + (extraLength ?? 0);
  const wide = wideSizes(bytes.subarray(nameEnd, extraEnd), {
    size: bytes.readUInt32LE(at + 24),
    compressedSize: bytes.readUInt32LE(at + 20),
    offset: bytes.readUInt32LE(at + 42),
  });
  const entry = {
    // Some writers part folders with backslashes.
    name: bytes.toString("utf8", at + 46, nameEnd).replaceAll("\\", "/"),
    encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    ...wide,
    allowance,
  };
  return { entry, next: extraEnd + (commentLength ?? 0) };
}

interface Sizes {
  readonly size: number;
  readonly compressedSize: number;
  readonly offset: number;
}

/** Streaming writers use the ZIP64 field even for small archives. */
function wideSizes(extra: Buffer, sizes: Sizes): Sizes {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    const end = Math.min(extra.length, next + extra.readUInt16LE(at + 2));
    const wide = (value: number) => {
      if (value !== 0xffffffff || next + 8 > end) return value;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    return {
      size: wide(sizes.size),
      compressedSize: wide(sizes.compressedSize),
      offset: wide(sizes.offset),
    };
  }
  return sizes;
}

/** A part's decompressed bytes, never more than the directory claims. */
async function* unzipped(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const data = dataOf(bytes, entry);
  if (entry.method === 0) {
    spend(entry, data);
    yield data;
    return;
  }
  if (entry.method !== 8) throw new FileRefused("damaged");
  const inflate = createInflateRaw();
  inflate.end(data);
  let size = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > entry.size) throw new FileRefused("zip-bomb");
      spend(entry, chunk);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused("damaged");
  } finally {
    inflate.destroy();
  }
}

function spend({ allowance }: ZipEntry, { length }: Buffer): void {
  allowance.bytes -= length;
  if (allowance.bytes < 0) throw new FileRefused("zip-bomb");
}

export async function unzippedText(
  bytes: Buffer,
  entry: ZipEntry,
  most = 16 << 20,
): Promise<string> {
  if (entry.size > most) throw new FileRefused("zip-bomb");
  const chunks: Buffer[] = [];
  for await (const chunk of unzipped(bytes, entry)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function dataOf(bytes: Buffer, { offset, compressedSize }: ZipEntry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== signatures.local) {
    throw new FileRefused("damaged");
  }
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + compressedSize > bytes.length) throw new FileRefused("damaged");
  return bytes.subarray(start, start + compressedSize);
}

/** Streams a part as XML and yields what the handlers have put out after each chunk. */
export async function* zippedXml<Item>(
  bytes: Buffer,
  entry: ZipEntry,
  handlersFor: (out: (item: Item) => void) => XmlHandlers,
): AsyncGenerator<Item> {
  let items: Item[] = [];
  const reader = xmlReader(handlersFor((item) => void items.push(item)));
  const decoder = new StringDecoder("utf8");
  for await (const chunk of unzipped(bytes, entry)) {
    reader.write(decoder.write(chunk));
    for (const item of items) yield item;
    items = [];
  }
  reader.write(decoder.end());
  reader.end();
  for (const item of items) yield item;
}

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
