import { open } from "node:fs/promises";
import { fileSizeLimit } from "./refusal.ts";
import { type Sniffed, sniff } from "./sniff.ts";

/** As much of a file as tells what it is, unless it's a package of parts. */
const looked = 1 << 16;

let before: Promise<unknown> = Promise.resolve();

/**
 * Judges a file that lies on a disk. Of most kinds only the start is read; packages are read whole, and
 * one at a time, so that what many send at once is never in memory at once.
 */
export async function sniffFile(path: string): Promise<Sniffed> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size >= fileSizeLimit) return { result: "refused", reason: "too-large" };
    const start = Buffer.alloc(Math.min(size, looked));
    await file.read(start, 0, start.length, 0);
    if (!isPackage(start)) return await sniff(start);
    return await alone(async () => sniff(await file.readFile()));
  } finally {
    await file.close();
  }
}

/** Archives, and what Office 97 kept files in. */
function isPackage(start: Buffer): boolean {
  const sign = start.toString("latin1", 0, 4);
  return sign === "PK\x03\x04" || sign === "\xd0\xcf\x11\xe0";
}

function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = before.then(work, work);
  before = done.catch(() => undefined);
  return done;
}
