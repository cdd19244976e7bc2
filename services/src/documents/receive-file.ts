import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileSizeLimit } from "@tieout/connectors/book-decoding/refusal";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { type FilePart, FileTooLarge, type Multipart } from "@tieout/server/http/multipart";
import { Refusal } from "@tieout/server/http/refusal";
import { isStorageFull, noFile, storageFull } from "./refusals.ts";

export interface ReceivedFile {
  readonly path: string;
  /** As the sender named it, unverified. */
  readonly sentName: string;
  readonly size: number;
  readonly sha256: Buffer;
}

export interface Reception<Outcome> {
  readonly tx: Transact;
  /** Refuses who may not send it, before the upload is received. */
  readonly authorize: (db: Tx) => Promise<void>;
  readonly keep: (file: ReceivedFile) => Promise<Outcome>;
  readonly tooLarge: () => Refusal["reply"];
  /** In bytes, where it's less than for any file: one of so many is refused. */
  readonly sizeLimit?: number;
}

/** Receives the form's one file onto disk, which is always cleaned up. @throws if the sender breaks off */
export async function receiveFile<Outcome>(
  form: Multipart,
  { tx, authorize, keep, tooLarge, sizeLimit = fileSizeLimit }: Reception<Outcome>,
): Promise<Outcome> {
  await tx(authorize);

  try {
    return await withFile(form, sizeLimit, keep);
  } catch (error) {
    if (error instanceof FileTooLarge) throw new Refusal(tooLarge());
    if (isStorageFull(error)) throw new Refusal(storageFull());
    throw error;
  }
}

async function withFile<Result>(
  form: Multipart,
  fileSize: number,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "tieout-upload-"));
  try {
    return await work(await receive(form, fileSize, join(folder, "file")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(form: Multipart, fileSize: number, path: string): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined;
  for await (const part of form.files({ fileSize, files: 1 })) {
    if (part.field === "content") received = await write(part, path);
    else part.stream.resume();
  }
  if (!received) throw new Refusal(noFile());
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
