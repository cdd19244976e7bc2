import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test as plain } from "vitest";
import { findEnvironment } from "./environment.ts";

const sandbox = { DATABASE_URL: "postgres://app@127.0.0.1/tieout", KEY_RING: "sandbox:x" };

const test = plain.extend<{ readonly folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "tieout-operator-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

describe("findEnvironment", () => {
  test("is the running sandbox's where no database was named", ({ folder }) => {
    runs(folder, process.pid);

    expect(findEnvironment({ PATH: "/bin" }, folder)).toEqual({
      environment: { PATH: "/bin", ...sandbox },
      isSandbox: true,
    });
  });

  test.for([
    { DATABASE_URL: "postgres://app@db.lender.com/tieout" },
    { OWNER_DATABASE_URL: "postgres://owner@db.lender.com/tieout" },
    { NODE_ENV: "production" },
  ])("is what was given, and nothing more, with %o", (given, { folder }) => {
    runs(folder, process.pid);

    expect(findEnvironment(given, folder)).toEqual({ environment: given, isSandbox: false });
  });

  test("has nothing of a sandbox that runs no more, or never did", ({ folder }) => {
    const nothing = { environment: {}, isSandbox: false };
    expect(findEnvironment({}, folder)).toEqual(nothing);

    // Linux process ids don't exceed 2^22.
    runs(folder, 2 ** 22 + 1);

    expect(findEnvironment({}, folder)).toEqual(nothing);
  });
});

const runs = (folder: string, pid: number) =>
  writeFileSync(join(folder, "operator.json"), JSON.stringify({ pid, environment: sandbox }));
