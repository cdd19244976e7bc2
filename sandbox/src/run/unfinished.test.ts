import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, describe, expect, vi } from "vitest";
import { forgetUnfinished, isSeeded, seedOnce } from "./folder.ts";

describe("a sandbox whose first books", () => {
  test("were broken off begins anew, and says so; whoever holds it goes on holding it", async ({
    folder,
  }) => {
    await expect(seedOnce(folder, () => Promise.reject(new Error("killed")))).rejects.toThrow();
    const say = vi.fn();

    await forgetUnfinished(folder, say);

    expect(readdirSync(folder)).toEqual(["sandbox.pid"]);
    expect(say).toHaveBeenCalledWith("The first start was broken off, so the sandbox begins anew.");
  });

  test("are there is left alone, and not filled again", async ({ folder }) => {
    const collect = vi.fn(async () => {});
    await seedOnce(folder, collect);
    await seedOnce(folder, collect);

    await forgetUnfinished(folder, expect.unreachable);

    expect(collect).toHaveBeenCalledOnce();
    expect(isSeeded(folder)).toBe(true);
    expect(readdirSync(folder)).toEqual(["files", "sandbox.pid", "seeded"]);
  });

  test("were never begun is left alone", async ({ folder }) => {
    await forgetUnfinished(folder, expect.unreachable);

    expect(readdirSync(folder)).toEqual(["files", "sandbox.pid"]);
  });
});

const test = base.extend<{ readonly folder: string }>({
  folder: async ({ task: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "tieout-unfinished-"));
    mkdirSync(join(folder, "files"));
    writeFileSync(join(folder, "sandbox.pid"), "1");
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});
