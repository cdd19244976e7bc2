import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Storage } from "@tieout/server/storage/open-storage";
import { distinctNames } from "@tieout/services/documents/distinct-names";
import { zipStream } from "@tieout/services/documents/zip";

/** A workbook that the lender received. */
export interface ReceivedFile {
  readonly name: string;
  readonly size: number;
  readonly storageKey: string;
}

export interface StoredCopy {
  readonly storageKey: string;
  readonly kind: "xlsx" | "zip";
  readonly bytes: number;
}

/**
 * Puts a copy of these into storage, under `key` and its ending: the one file as it is, or an archive of
 * them. The bytes are put together on the disk first: a bucket wants to know how many there are.
 */
export async function storeCopy(
  storage: Storage,
  files: readonly ReceivedFile[],
  key: string,
  modifiedAt: Date,
): Promise<StoredCopy> {
  const folder = await mkdtemp(join(tmpdir(), "tieout-copy-"));
  const path = join(folder, "copy");
  const only = files.length === 1 ? files[0] : undefined;
  const kind = only && !only.name.endsWith(".zip") ? "xlsx" : "zip";
  const storageKey = `${key}.${kind}`;
  try {
    const source = only ? await storage.getStream(only.storageKey) : archive();
    await pipeline(source, createWriteStream(path, { mode: 0o600 }));
    await storage.putFile(storageKey, path);
    return { storageKey, kind, bytes: (await stat(path)).size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  function archive() {
    const names = distinctNames(files.map(({ name }) => name));
    return zipStream(
      files.map((file, index) => ({
        name: names[index] ?? file.name,
        modifiedAt,
        open: () => storage.getStream(file.storageKey),
      })),
    );
  }
}
