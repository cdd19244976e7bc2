import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

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
  return Readable.from(archived(files), { objectMode: false });
}

/** Begun only once somebody reads; who stops reading closes the file that is open. */
async function* archived(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  const bytes = new PassThrough();
  archive.outputStream.pipe(bytes);
  let current: Readable | undefined;
  for (const { name, modifiedAt, open } of files) {
    // Most are packed already.
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
