import { crc32 } from "node:zlib";

interface Part {
  readonly name: string;
  readonly text: string;
}

/** Parts kept as they are, in one archive. Its bytes are the same for the same parts. */
export function zipped(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of parts) {
    const content = Buffer.from(text, "utf8");
    const header = headerOf(name, content);
    pieces.push(Buffer.concat([marked(0x04034b50, []), header, Buffer.from(name)]), content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([marked(0x02014b50, [20]), header, place, Buffer.from(name)]));
    offset += 30 + name.length + content.length;
  }
  const length = directory.reduce((sum, { length: each }) => sum + each, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...pieces, ...directory, marked(0x06054b50, []), end]);
}

function marked(signature: number, versions: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + 2 * versions.length);
  bytes.writeUInt32LE(signature, 0);
  for (const [index, version] of versions.entries()) bytes.writeUInt16LE(version, 4 + 2 * index);
  return bytes;
}

/** What stands in front of a part and in the directory alike: stored, of January 1, 1980. */
function headerOf(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt16LE(0x21, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}
