import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openStorage, type Storage } from "../index.ts";

/** A storage on this machine's disk, empty, that goes when it's told. */
export function newStorage(): { readonly storage: Storage; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "tieout-storage-"));
  return {
    storage: openStorage(pathToFileURL(folder).href),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
