import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { refuseInTransaction } from "../../database/outside-transactions.ts";
import { openStorage, type Storage } from "../open-storage.ts";

/** A storage on this machine's disk, empty, that goes when it's told. It refuses to be waited for inside a transaction. */
export function newStorage(): { readonly storage: Storage; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "tieout-storage-"));
  return {
    storage: guarded(openStorage(pathToFileURL(folder).href)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function guarded(storage: Storage): Storage {
  return new Proxy(storage, {
    get(target, name, receiver) {
      const operation: unknown = Reflect.get(target, name, receiver);
      if (typeof operation !== "function") return operation;
      return (...given: unknown[]) => {
        refuseInTransaction(`Storage (${String(name)})`);
        return Reflect.apply(operation, target, given);
      };
    },
  });
}
