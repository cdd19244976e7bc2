import { type FileHandle, open } from "node:fs/promises";
import { fileSizeLimit } from "./refusal.ts";
import { type Sniffed, sniff } from "./sniff.ts";

/** Enough bytes to tell a file's type, unless it's a package of parts. */
const looked = 1 << 16;

/** Sniffs a file by its start; undefined for packages, which must be read whole in a killable process. */
export function sniffStart(path: string): Promise<Sniffed | undefined> {
  return opened(path, async (file, size) => {
    const start = await startOf(file, size);
    return isPackage(start) ? undefined : sniff(start);
  });
}

/** Sniffs a file on disk; only packages are read whole. */
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

function isPackage(start: Buffer): boolean {
  const sign = start.toString("latin1", 0, 4);
  return sign === "PK\x03\x04" || sign === "\xd0\xcf\x11\xe0";
}
