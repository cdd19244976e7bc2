/** A file's entry in the central directory. */
export interface ZipEntry {
  readonly path: string;
  readonly crc: number;
  /** Compressed and uncompressed size in bytes. */
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

const largest = 0xff_ff_ff_ff;

// Read by version 2.0; sizes follow the bytes, and names are UTF-8; deflate; 1980-01-01 at midnight, the first instant
// that an archive can name, and in no zone.
const form = [two(20), two(0x0808), two(8), two(0), two(0x21)];

/** Local file header (PKWARE APPNOTE 4.3.7). */
export function fileHeader(path: string): Buffer {
  const name = Buffer.from(path, "utf8");
  const unknown = [four(0), four(0), four(0)];
  return Buffer.concat([four(0x04034b50), ...form, ...unknown, two(name.length), two(0), name]);
}

/** Data descriptor, since sizes weren't known before (4.3.9). */
export function fileSizes({ path, crc, packedSize, size }: ZipEntry): Buffer {
  checkSize(path, Math.max(packedSize, size));
  return Buffer.concat([four(0x08074b50), four(crc), four(packedSize), four(size)]);
}

/** Central directory, beginning at `offset`, and its end (4.3.12, 4.3.16). */
export function directory(entries: readonly ZipEntry[], offset: number): Buffer {
  checkSize("The archive", offset);
  const list = Buffer.concat(entries.map(listed));
  const [disks, count] = [[two(0), two(0)], two(entries.length)];
  const end = [four(0x06054b50), ...disks, count, count, four(list.length), four(offset), two(0)];
  return Buffer.concat([list, ...end]);
}

function listed({ path, crc, packedSize, size, offset }: ZipEntry): Buffer {
  const name = Buffer.from(path, "utf8");
  const sizes = [four(crc), four(packedSize), four(size), two(name.length)];
  const [extra, comment, disk, attributes] = [two(0), two(0), two(0), [two(0), four(0)]];
  const rest = [extra, comment, disk, ...attributes, four(offset), name];
  return Buffer.concat([four(0x02014b50), two(20), ...form, ...sizes, ...rest]);
}

function checkSize(what: string, bytes: number): void {
  if (bytes > largest) throw new RangeError(`${what} is larger than an archive of this kind holds`);
}

function two(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function four(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
