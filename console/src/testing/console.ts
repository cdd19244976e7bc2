import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test as databaseTest } from "@tieout/server/database/testing/test-database";
import { newSealer } from "@tieout/server/sealing/testing/new-sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import { newStorage } from "@tieout/server/storage/testing/new-storage";
import { run } from "../run.ts";

const picture = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(64)]);

export interface Console {
  readonly type: (...words: readonly string[]) => Promise<readonly [number, string]>;
  readonly storage: Storage;
  /** Contents of the files that commands read and write, by path. */
  readonly files: Map<string, string>;
}

export const test = databaseTest.extend<{ readonly console: Console }>({
  console: async ({ owner, pool }, use) => {
    const { storage, remove } = newStorage();
    const keys = newSealer();
    const files = new Map<string, string>();
    const type: Console["type"] = async (...words) => {
      const said: string[] = [];
      const code = await run(
        {
          operator: { owner, pool, now: builtAt },
          sealer: () => keys,
          storage: () => storage,
          environment: {},
          readFile: async (path) =>
            path === "logo.png" ? picture : Buffer.from(files.get(path) ?? "not a picture"),
          writeFile: async (path, content) => void files.set(path, content),
          readInput: async () => "a-client-secret\n",
          say: (line) => said.push(line),
        },
        words,
      );
      return [code, said.join("\n")];
    };
    await use({ type, storage, files });
    remove();
  },
});

export async function made(type: Console["type"]) {
  const [name, id] = [`t-${randomUUID()}`, randomUUID()];
  const words = ["--visible-name", "Northgate", "--retention", "7 years"];
  await type("create", name, "--id", id, ...words);
  return { name, id };
}
