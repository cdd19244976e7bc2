import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import S3rver from "s3rver";
import { test as base, describe, expect } from "vitest";
import { openStorage, type Storage } from "./open-storage.ts";

const test = base.extend<{
  readonly folder: string;
  readonly open: (kind: "disk" | "bucket") => Promise<Storage>;
}>({
  folder: async ({ task }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `storage-${task.id.slice(0, 8)}-`));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  open: async ({ folder }, use) => {
    const servers: S3rver[] = [];
    await use(async (kind) => {
      if (kind === "disk") return openStorage(pathToFileURL(join(folder, "files")).href);
      const server = new S3rver({
        port: 0,
        address: "127.0.0.1",
        silent: true,
        directory: folder,
        configureBuckets: [{ name: "bucket" }],
      });
      servers.push(server);
      const { port } = await server.run();
      const query = `endpoint=http://127.0.0.1:${port}&pathStyle=true`;
      return openStorage(`s3://S3RVER:S3RVER@bucket?${query}`);
    });
    await Promise.all(servers.map((server) => server.close()));
  },
});

describe.for(["disk", "bucket"] as const)("storage in a %s", (kind) => {
  test("gives back what was put, and only that", async ({ folder, open }) => {
    const storage = await open(kind);
    await storage.put("tenant/a/one", Buffer.from("first"));
    await writeFile(join(folder, "two"), "second");
    await storage.putFile("tenant/a/two", join(folder, "two"));

    expect((await storage.get("tenant/a/one")).toString()).toBe("first");
    expect((await (await storage.getStream("tenant/a/two")).toArray()).join("")).toBe("second");
    await expect(storage.get("tenant/a/three")).rejects.toThrow();
    // Before it's read, while the caller can still be told.
    await expect(storage.getStream("tenant/a/three")).rejects.toThrow();
  });

  test("forgets a folder without its neighbours", async ({ open }) => {
    const storage = await open(kind);
    for (const key of ["t/imports/1/a", "t/imports/1/b/c", "t/imports/10/a"]) {
      await storage.put(key, Buffer.from("x"));
    }

    await storage.deleteFolder("t/imports/1");

    const keys = ["t/imports/1/a", "t/imports/1/b/c", "t/imports/10/a"];
    expect(await Promise.all(keys.map(storage.exists))).toEqual([false, false, true]);
    await storage.deleteFolder("t/imports/nothing");
  });

  test("lists all of a folder, and nothing of its neighbour", async ({ open }) => {
    const storage = await open(kind);
    const keys = Array.from({ length: 30 }, (_, at) => `t/imports/1/${at % 3}/${at}`);
    for (const key of [...keys, "t/imports/10/a"]) await storage.put(key, Buffer.from("x"));
    const before = Date.now();

    const listed = await all(storage.list("t/imports/1"));
    const none = await all(storage.list("t/nothing"));

    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(listed.every(({ modifiedAt }) => Math.abs(before - modifiedAt.getTime()) < 60_000)).toBe(
      true,
    );
    expect(none).toEqual([]);
  });

  test("refuses a key that leads elsewhere", async ({ open }) => {
    const storage = await open(kind);

    await expect(storage.put("../outside", Buffer.from("x"))).rejects.toThrow();
    await expect(storage.putFile("../outside", import.meta.filename)).rejects.toThrow();
    await expect(storage.deleteFolder("tenant/../..")).rejects.toThrow("no folder");
    await expect(storage.deleteFolder("")).rejects.toThrow("no folder");
  });

  test("can be asked whether it works", async ({ open }) => {
    await expect((await open(kind)).check()).resolves.toBeUndefined();
  });
});

// Only Linux has an always-full device.
test.skipIf(!existsSync("/dev/full"))("a full disk says so of a file", async ({ folder, open }) => {
  const storage = await open("disk");
  await mkdir(join(folder, "files", "tenant"), { recursive: true });
  await symlink("/dev/full", join(folder, "files", "tenant", "full"));
  await writeFile(join(folder, "large"), Buffer.alloc(600_000, "a"));

  const refused = storage.putFile("tenant/full", join(folder, "large"));

  await expect(refused).rejects.toMatchObject({ code: "ENOSPC" });
});

test("a storage that isn't there isn't ready", async () => {
  const storage = openStorage("s3://id:secret@bucket?endpoint=http://127.0.0.1:1&pathStyle=true");

  await expect(storage.check()).rejects.toThrow();
  expect(() => openStorage("ftp://files.test")).toThrow("use file: or s3:");
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
