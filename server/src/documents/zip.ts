import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file on its way into an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly modifiedAt: Date;
  readonly open: () => Promise<Readable>;
}

/** Larger ones would need fields that not every program reads. */
export const zipSizeLimit = 0xf0_00_00_00;

/** An archive of files as it's read: one file is open at a time, and none is held. */
export function zipStream(files: readonly ZippedFile[]): Readable {
  return Readable.from(pieces(files), { objectMode: false });
}

async function* pieces(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const start = offset;
    const head = Buffer.concat([signed(0x04034b50), fieldsOf(file, name, none), name]);
    yield head;
    offset += head.length;

    const deflate = createDeflateRaw({ level: 1 });
    const sums = { crc: 0, compressed: 0, size: 0 };
    const source = await file.open();
    source.on("data", (chunk: Buffer) => {
      sums.crc = crc32(chunk, sums.crc);
      sums.size += chunk.length;
    });
    source.once("error", (error) => deflate.destroy(error));
    source.pipe(deflate);
    try {
      for await (const chunk of deflate as AsyncIterable<Buffer>) {
        sums.compressed += chunk.length;
        yield chunk;
      }
    } finally {
      source.destroy();
    }
    const sizes = numbers([sums.crc, 4], [sums.compressed, 4], [sums.size, 4]);
    const tail = Buffer.concat([signed(0x08074b50), sizes]);
    yield tail;
    offset += sums.compressed + tail.length;
    entries.push(entryOf(file, name, sizes, start));
  }
  const directory = Buffer.concat(entries);
  yield directory;
  const count = files.length;
  yield Buffer.concat([
    signed(0x06054b50),
    numbers([0, 4], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]),
  ]);
}

const none = Buffer.alloc(12);

/** Flags: sizes follow the content, and names are UTF-8. */
function fieldsOf({ modifiedAt }: ZippedFile, name: Buffer, sizes: Buffer): Buffer {
  const { time, day } = dosTime(modifiedAt);
  return Buffer.concat([
    numbers([20, 2], [0x0808, 2], [8, 2], [time, 2], [day, 2]),
    sizes,
    numbers([name.length, 2], [0, 2]),
  ]);
}

function entryOf(file: ZippedFile, name: Buffer, sizes: Buffer, start: number): Buffer {
  const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [start, 4]);
  return Buffer.concat([
    signed(0x02014b50),
    numbers([20, 2]),
    fieldsOf(file, name, sizes),
    rest,
    name,
  ]);
}

const signed = (signature: number) => numbers([signature, 4]);

function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function dosTime(at: Date) {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return { time, day };
}

/** Each name once: a second `lease.pdf` is `lease (2).pdf`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${stem} (${n})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
