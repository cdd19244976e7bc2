import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as databaseTest } from "@tieout/server/database/testing/test-database";
import type { Transact } from "@tieout/server/database/with-tenant";
import { notFound } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import type { Storage } from "@tieout/server/storage/open-storage";
import { newStorage } from "@tieout/server/storage/testing/new-storage";
import { describe, expect } from "vitest";
import { type StoredWithRow, storeWithRow } from "./store-with-row.ts";

const key = "tenant/documents/1";

describe("storeWithRow", () => {
  test("keeps the file of a row, and none of a refusal", async ({ storage, store }) => {
    expect(await store({ save: async () => "refused" })).toBe("refused");
    expect(await storage.exists(key)).toBe(false);
    expect(await store({})).toBe("saved");
    expect(await storage.exists(key)).toBe(true);
  });

  test("leaves nothing where storage takes only a part of it", async ({ storage, store }) => {
    const putFile = async (to: string) => {
      await storage.put(to, Buffer.from("a part"));
      throw new Error("no space left");
    };

    await expect(store({ storage: { ...storage, putFile } })).rejects.toThrow("no space left");
    expect(await storage.exists(key)).toBe(false);
  });

  test("keeps the file where nobody knows whether its row was saved", async ({
    tenant,
    storage,
    store,
  }) => {
    let transactions = 0;
    const tx: Transact = async (work) => {
      const done = await tenant.tx(work);
      transactions += 1;
      if (transactions === 2) throw new Error("the connection was lost after the commit");
      return done;
    };

    await expect(store({ tx })).rejects.toThrow("lost after the commit");
    expect(await storage.exists(key)).toBe(true);
  });

  test("takes back what a refusal left without a row", async ({ store, storage }) => {
    const save = async () => {
      throw new Refusal(notFound());
    };

    await expect(store({ save })).rejects.toThrow(Refusal);
    expect(await storage.exists(key)).toBe(false);
  });
});

const test = databaseTest.extend<{
  readonly storage: Storage;
  readonly store: (over: Partial<StoredWithRow<string>>) => Promise<string>;
}>({
  storage: async ({ tenant: _ }, use) => {
    const { storage, remove } = newStorage();
    await use(storage);
    remove();
  },
  store: async ({ tenant, storage }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "tieout-store-"));
    const path = join(folder, "lease.txt");
    await writeFile(path, "Here is our lease.");
    await use((over) =>
      storeWithRow(path, {
        storage,
        tx: tenant.tx,
        announce: async () => key,
        save: async () => "saved",
        isOf: (outcome) => outcome === "saved",
        ...over,
      }),
    );
    await rm(folder, { recursive: true, force: true });
  },
});
