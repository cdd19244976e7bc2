import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type FilePart, FileTooLarge, type Multipart } from "../http/index.ts";
import { fileSizeLimit } from "../reading/index.ts";

/** A file on this machine's disk, until what was to be done with it is done. */
export interface ReceivedFile {
  readonly path: string;
  /** The sender's word. */
  readonly sentName: string;
  readonly size: number;
  readonly sha256: Buffer;
}

export type Received<Result> =
  | { readonly result: "received"; readonly outcome: Result }
  | { readonly result: "too-large" | "missing" };

/**
 * Takes the form's one file to the disk, piece by piece, and has it worked with there. Whatever happens,
 * nothing of it stays; who breaks off half-way throws.
 */
export async function withReceivedFile<Result>(
  form: Multipart,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Received<Result>> {
  const folder = await mkdtemp(join(tmpdir(), "tieout-upload-"));
  try {
    const file = await receive(form, join(folder, "file"));
    return file ? { result: "received", outcome: await work(file) } : { result: "missing" };
  } catch (error) {
    if (error instanceof FileTooLarge) return { result: "too-large" };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(form: Multipart, path: string): Promise<ReceivedFile | undefined> {
  let received: ReceivedFile | undefined;
  for await (const part of form.files({ fileSize: fileSizeLimit, files: 1 })) {
    if (part.field === "content") received = await write(part, path);
    else part.stream.resume();
  }
  return received;
}

async function write({ stream, fileName }: FilePart, path: string): Promise<ReceivedFile> {
  const hash = createHash("sha256");
  let size = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(stream, measured, createWriteStream(path, { mode: 0o600 }));
  return { path, sentName: fileName, size, sha256: hash.digest() };
}
