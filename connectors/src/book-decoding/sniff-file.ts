import { type FileHandle, open } from "node:fs/promises";
import { fileSizeLimit } from "./refusal.ts";
import { type Sniffed, sniff } from "./sniff.ts";

/** As much of a file as tells what it is, unless it's a package of parts. */
const looked = 1 << 16;

/**
 * Judges a file that lies on a disk by its start. Nothing, where it's a package of parts: those have to be
 * read whole, which is done in a process that can be ended.
 */
export function sniffStart(path: string): Promise<Sniffed | undefined> {
  return opened(path, async (file, size) => {
    const start = await startOf(file, size);
    return isPackage(start) ? undefined : sniff(start);
  });
}

/** Judges a file that lies on a disk. Of most kinds only the start is read; packages are read whole. */
export function sniffFile(path: string): Promise<Sniffed> {
  return opened(path, async (file, size) => {
    const start = await startOf(file, size);
    return sniff(isPackage(start) ? await file.readFile() : start);
  });
}

async function opened<Found>(
  path: string,
  work: (file: FileHandle, size: number) => Promise<Found>,
): Promise<Found | Sniffed> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size >= fileSizeLimit) return { result: "refused", reason: "too-large" };
    return await work(file, size);
  } finally {
    await file.close();
  }
}

async function startOf(file: FileHandle, size: number): Promise<Buffer> {
  const start = Buffer.alloc(Math.min(size, looked));
  await file.read(start, 0, start.length, 0);
  return start;
}

/** Archives, and what Office 97 kept files in. */
function isPackage(start: Buffer): boolean {
  const sign = start.toString("latin1", 0, 4);
  return sign === "PK\x03\x04" || sign === "\xd0\xcf\x11\xe0";
}
