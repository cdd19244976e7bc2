import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** Saved, never shown: a file from outside must not become a page of ours (D-20). */
export function downloadHeaders(fileName: string, fileSize?: number) {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  return {
    "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`,
    "content-security-policy": "sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    ...(fileSize !== undefined && { "content-length": String(fileSize) }),
  };
}

/** As RFC 8187 has it: these four mean something there. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Makes a file name valid in every file system. */
export function plainName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, " ")
    .trim()
    .slice(0, 150)
    .trimEnd();
}

export interface ZippedFile {
  readonly name: string;
  readonly modifiedAt: Date;
  readonly open: () => Promise<Readable>;
}

/** Larger ones would need fields that not every program reads. */
export const zipSizeLimit = 0xf0_00_00_00;

/** Zips files as they're read, one open at a time, none held in memory. */
export function zipStream(files: readonly ZippedFile[]): Readable {
  return Readable.from(archived(files), { objectMode: false });
}

/** Opens files only once somebody reads, and closes the open one when they stop. */
async function* archived(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  const bytes = new PassThrough();
  archive.outputStream.pipe(bytes);
  let current: Readable | undefined;
  for (const { name, modifiedAt, open } of files) {
    // Most files are compressed already.
    const options = { mtime: modifiedAt, compressionLevel: 1 };
    archive.addReadStreamLazy(name, options, (add) => {
      const fail = (error: Error) => bytes.destroy(error);
      open().then((source) => {
        current = source.once("error", fail);
        if (bytes.destroyed) source.destroy();
        else add(null, source);
      }, fail);
    });
  }
  archive.end();
  try {
    yield* bytes;
  } finally {
    current?.destroy();
  }
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
