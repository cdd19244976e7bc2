import { crc32, inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { packageZip } from "./package-zip.ts";

it("states each part's place, checksum and sizes as they are, of parts of many pieces as well", async () => {
  const pieces = Array.from({ length: 40 }, (_, at) => `${at} é`.repeat(9_000));
  const parts = { "empty.xml": [], "one.xml": ["<a/>"], "größe/much.xml": pieces };

  const file = await archiveOf(parts);

  const listed = Object.entries(parts).map(([path, texts]) => [path, texts.join("")] as const);
  expect(entriesOf(file)).toEqual(
    listed.map(([path, text]) => {
      const size = Buffer.byteLength(text);
      return { path, text, crc: crc32(text), size };
    }),
  );
});

it("gives a hash that knows paths and contents, and no compressor", async () => {
  const digestOf = async (path: string, texts: readonly string[]) => {
    const zip = packageZip();
    const part = zip.part(path);
    for (const text of texts) await part.write(text);
    await part.end();
    zip.end();
    return zip.digest();
  };

  // As it was when fflate compressed.
  expect(await digestOf("a.xml", ["<a/>", "<b/>"])).toBe(
    "1cbefaf3e88161b2cdab699d66364efd0ce2315d21fcc9a9ad320892ba9af990",
  );
  expect(await digestOf("a.xml", ["<a/><b/>"])).toBe(await digestOf("a.xml", ["<a/>", "<b/>"]));
  expect(await digestOf("b.xml", ["<a/>"])).not.toBe(await digestOf("a.xml", ["<a/>"]));
});

async function archiveOf(parts: Readonly<Record<string, readonly string[]>>): Promise<Buffer> {
  const zip = packageZip();
  const taken: Uint8Array[] = [];
  for (const [path, texts] of Object.entries(parts)) {
    const part = zip.part(path);
    for (const text of texts) {
      await part.write(text);
      taken.push(...zip.take());
    }
    await part.end();
  }
  zip.end();
  return Buffer.concat([...taken, ...zip.take()]);
}

/** What the list at an archive's end says, and what is where it says (PKWARE's APPNOTE, 4.3.12). */
function entriesOf(file: Buffer) {
  const end = file.length - 22;
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const [crc, packedSize, size] = [16, 20, 24].map((from) => file.readUInt32LE(at + from));
    const nameLength = file.readUInt16LE(at + 28);
    const path = file.toString("utf8", at + 46, at + 46 + nameLength);
    const begin = file.readUInt32LE(at + 42) + 30 + nameLength;
    const bytes = file.subarray(begin, begin + (packedSize ?? 0));
    const behind = file.subarray(begin + bytes.length, begin + bytes.length + 16);
    expect([4, 8, 12].map((from) => behind.readUInt32LE(from))).toEqual([crc, packedSize, size]);
    at += 46 + nameLength;
    return { path, text: inflateRawSync(bytes).toString("utf8"), crc, size };
  });
}
