import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, describe, expect } from "vitest";
import { holderOf } from "./folder.ts";

describe("holding a folder", () => {
  test("is for one at a time, and until it ends, however it ends", async ({ folder, sandbox }) => {
    const first = await sandbox();
    const second = await sandbox();

    expect(first.said).toBe("undefined");
    expect(second.said).toBe(String(first.process.pid));
    expect(holderOf(folder)).toBe(first.process.pid);

    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    const third = await sandbox();

    expect(third.said).toBe("undefined");
    expect(holderOf(folder)).toBe(third.process.pid);
  });

  test("leaves nothing behind", async ({ folder, sandbox }) => {
    const { process: holder } = await sandbox();

    holder.stdin?.end();
    await once(holder, "exit");

    expect(existsSync(join(folder, "sandbox.pid"))).toBe(false);
  });

  test.for(["1", "", "nobody", String(2 ** 40)])(
    "isn't what somebody else's process %j does",
    (pid, { folder }) => {
      writeFileSync(join(folder, "sandbox.pid"), pid);

      expect(holderOf(folder)).toBeUndefined();
    },
  );
});

interface Tried {
  readonly process: ChildProcess;
  readonly said: string;
}

const module = fileURLToPath(new URL("./folder.ts", import.meta.url));

const test = base.extend<{
  readonly folder: string;
  /** A separate process that holds the folder until its input ends. */
  readonly sandbox: () => Promise<Tried>;
}>({
  folder: async ({ task: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "tieout-hold-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  sandbox: async ({ folder }, use) => {
    const tried: ChildProcess[] = [];
    await use(async () => {
      const code = `import { holdFolder } from ${JSON.stringify(module)};
        console.log(String(holdFolder(${JSON.stringify(folder)})));
        process.stdin.resume().once("end", () => process.exit(0));`;
      const started = spawn(
        process.execPath,
        ["--import", "tsx", "--input-type=module", "-e", code],
        { stdio: ["pipe", "pipe", "inherit"] },
      );
      tried.push(started);
      const [said] = await once(started.stdout, "data");
      return { process: started, said: String(said).trim() };
    });
    for (const one of tried) one.kill("SIGKILL");
  },
});
