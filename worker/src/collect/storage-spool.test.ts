import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newStorage } from "@tieout/server/storage/testing/new-storage";
import { afterEach, describe, expect, it } from "vitest";
import { type LineOnBasis, type PullStep, storageSpool } from "./spool.ts";

const { storage, remove } = newStorage();
afterEach(remove);

/** Seals by inverting bits, so sealed data is never readable. */
const turned = (bytes: Uint8Array) => Buffer.from(bytes.map((byte) => byte ^ 0xff));
const seals = {
  seal: (_place: unknown, bytes: string | Uint8Array) => turned(Buffer.from(bytes)),
  open: (_place: unknown, bytes: Uint8Array) => turned(bytes),
};

describe("parts that are brought to the disk", () => {
  it("are read while storage is out of reach, are sealed there, and go afterwards", async () => {
    let isReachable = true;
    const spool = storageSpool(
      unlessAway(() => isReachable),
      seals,
      "tenant/spool/import",
    );
    const bytes =
      (await spool.write("journal-lines", 0, [aLine("a"), aLine("b")])) +
      (await spool.write("journal-lines", 1, [aLine("c")]));
    const before = spoolsOnDisk();

    const read = await spool.withLocal(
      { parts: { ...none, "journal-lines": 2 }, bytes },
      async (local) => {
        isReachable = false;
        const [folder = ""] = spoolsOnDisk().filter((name) => !before.includes(name));
        const part = join(tmpdir(), folder, "journal-lines", "0");
        const ids: string[] = [];
        for await (const { transactionId } of local.read("journal-lines", 2))
          ids.push(transactionId);
        return { ids, folder, mode: statSync(part).mode & 0o777, part: readFileSync(part) };
      },
    );

    expect(read.ids).toEqual(["a", "b", "c"]);
    expect([read.mode, read.part.includes("transactionId")]).toEqual([0o600, false]);
    expect(existsSync(join(tmpdir(), read.folder))).toBe(false);
  });

  it("are refused where storage holds more than was put there, and nothing of them stays", async () => {
    const spool = storageSpool(storage, seals, "tenant/spool/grown");
    const bytes = await spool.write("journal-lines", 0, [aLine("a")]);
    await storage.put("tenant/spool/grown/journal-lines/0", Buffer.alloc(100_000));
    const before = spoolsOnDisk();

    const refused = spool.withLocal(
      { parts: { ...none, "journal-lines": 1 }, bytes },
      async () => {},
    );

    await expect(refused).rejects.toThrow("Storage holds more than the");
    expect(spoolsOnDisk()).toEqual(before);
  });
});

const none: Record<PullStep, number> = {
  company: 0,
  accounts: 0,
  "trial-balances": 0,
  "journal-lines": 0,
  receivables: 0,
  payables: 0,
  parties: 0,
  "vendor-statements": 0,
};

const spoolsOnDisk = () => readdirSync(tmpdir()).filter((name) => name.startsWith("tieout-spool-"));

function unlessAway(isReachable: () => boolean): Pick<typeof storage, "put" | "get" | "getStream"> {
  const reached = () => {
    if (!isReachable()) throw new Error("Storage is away");
    return storage;
  };
  return {
    put: async (key, bytes) => reached().put(key, bytes),
    get: async (key) => reached().get(key),
    getStream: async (key) => reached().getStream(key),
  };
}

const aLine = (transactionId: string) =>
  ({ transactionId, basis: "accrual" }) as unknown as LineOnBasis;
