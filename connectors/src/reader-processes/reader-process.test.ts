import { spawn } from "node:child_process";
import { constants, getPriority } from "node:os";
import type { Day } from "@tieout/core/calendar/day";
import { isPassing } from "@tieout/server/database/passing-fault";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FileRefused } from "../book-decoding/refusal.ts";
import { anXls, endlessXls } from "../book-decoding/testing/endless-xls.ts";
import type { Question } from "./messages.ts";
import { startReaderProcess } from "./reader-process.ts";

describe("a process that reads files", () => {
  it("is ended where it doesn't answer in time by the clock, and its file can be read again", async () => {
    const reader = started();
    await reader.give(anXls(), 60);
    process.kill(reader.pid, "SIGSTOP");

    const late = await reader.ask(look(), 1).catch((fault: unknown) => fault);

    expect([isPassing(late), reader.isAlive()]).toEqual([true, false]);
    await expect(reader.ask(look(), 1)).rejects.toBe(late);
  });

  // Two seconds of CPU may take minutes on a busy machine.
  it("lets others go first once a file takes more than two seconds of the processor", {
    timeout: 300_000,
  }, async () => {
    const reader = started();
    await reader.give(endlessXls(), 60);

    const asked = reader.ask(look(), 600).catch(() => undefined);

    const behind = Math.min(getPriority(process.pid) + 10, constants.priority.PRIORITY_LOW);
    await expect.poll(() => getPriority(reader.pid), { timeout: 240_000 }).toBe(behind);
    reader.end();
    await asked;
  });

  it("is ended where it takes more memory than it may, and its file refused", async () => {
    const reader = started();
    await reader.give(endlessXls(), 60);

    await expect(reader.ask(look({ residentMegabytes: 1 }), 60)).rejects.toMatchObject({
      reason: "too-much",
    });
  });

  it("that is killed by somebody else is a fault, after which its file can be read again", async () => {
    const reader = started();
    await reader.give(endlessXls(), 60);
    const asked = reader.ask(look(), 60);
    process.kill(reader.pid, "SIGKILL");

    const fault = await asked.catch((thrown: unknown) => thrown);

    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(FileRefused);
    expect(String(fault)).toContain("SIGKILL");
  });

  it("knows nothing of its parent's environment", async () => {
    vi.stubEnv("DATABASE_URL", "postgres://app:secret@127.0.0.1/tieout");
    const reader = started();
    await reader.give(anXls(), 60);
    await reader.ask(look(), 60);

    const { readFileSync } = await import("node:fs");
    const environment =
      process.platform === "linux" ? readFileSync(`/proc/${reader.pid}/environ`, "utf8") : "";

    expect(environment).not.toContain("DATABASE_URL");
  });

  it("ends when its parent is killed, whatever it's doing", async () => {
    const parent = spawn(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "-e", alone],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    onTestFinished(() => void parent.kill("SIGKILL"));
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once("data", (said) => resolve(Number(String(said)))),
    );

    parent.kill("SIGKILL");

    await vi.waitUntil(() => !isRunning(pid), { timeout: 30_000, interval: 50 });
  });
});

const alone = `
const { startReaderProcess } = await import(${JSON.stringify(new URL("./reader-process.ts", import.meta.url).href)});
const { endlessXls } = await import(${JSON.stringify(new URL("../book-decoding/testing/endless-xls.ts", import.meta.url).href)});
const reader = startReaderProcess({ heapMegabytes: 320 });
await reader.give(endlessXls(), 60);
reader.ask(${JSON.stringify(look())}, 600);
process.stdout.write(String(reader.pid));
`;

function look(changed = {}): Extract<Question, { readonly kind: "look" }> {
  return {
    kind: "look",
    // A day by its form.
    file: {
      kind: "xls",
      fileName: "a",
      choices: {},
      kept: [],
      materialityBasisPoints: 100,
      today: "2026-02-10" as Day,
    },
    allowance: { processorSeconds: 600, residentMegabytes: 2_000, foundMegabytes: 1, ...changed },
  };
}

function started() {
  const reader = startReaderProcess({ heapMegabytes: 320 });
  onTestFinished(reader.end);
  return reader;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
