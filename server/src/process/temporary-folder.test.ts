import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTemporaryFolder, type TemporaryFolder } from "./temporary-folder.ts";

const before = process.env.TMPDIR;
let root = "";
const opened: TemporaryFolder[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "tieout-temporary-"));
});

afterEach(async () => {
  for (const folder of opened.splice(0)) await folder.close();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await rm(root, { recursive: true, force: true });
});

test("what a killed process held is gone at the next start; what a living one holds stays", async () => {
  const [killed, living] = await Promise.all([holding("figures"), holding("figures")]);
  killed.process.kill("SIGKILL");
  await once(killed.process, "exit");
  const left = existsSync(join(killed.path, "tieout-workbook-1", "figures"));

  await open();

  expect(left).toBe(true);
  expect(existsSync(killed.path)).toBe(false);
  expect(await readdir(join(living.path, "tieout-workbook-1"))).toEqual(["figures"]);
  living.process.kill("SIGKILL");
  await once(living.process, "exit");
});

test("a folder by our own number of an earlier process, as in a container, is gone", async () => {
  const earlier = join(root, `${hostname()}_${process.pid}_1`);
  await mkdir(join(earlier, "tieout-upload-1"), { recursive: true });

  await open();

  expect(existsSync(earlier)).toBe(false);
});

test("another machine's process is gone once it has been silent for a day", async () => {
  const [silent, busy] = ["silent.test_1_1", "busy.test_1_1"].map((name) => join(root, name));
  for (const folder of [silent, busy]) await mkdir(folder ?? "");
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(silent ?? "", yesterday, yesterday);

  const { sweep } = await open();

  expect([existsSync(silent ?? ""), existsSync(busy ?? "")]).toEqual([false, true]);
  await utimes(busy ?? "", yesterday, yesterday);
  expect(await sweep()).toBe(1);
});

test("it's where temporary files go, nobody else may open it, and closing takes all of it", async () => {
  const folder = await open();
  await writeFile(join(tmpdir(), "a"), "x");

  expect(tmpdir()).toBe(folder.path);
  expect((await stat(folder.path)).mode & 0o777).toBe(0o700);
  expect((await stat(root)).mode & 0o777).toBe(0o700);
  await folder.close();
  expect(await readdir(root)).toEqual([]);
});

async function open(): Promise<TemporaryFolder> {
  const folder = await openTemporaryFolder(root);
  opened.push(folder);
  return folder;
}

async function holding(file: string) {
  const module = JSON.stringify(new URL("./temporary-folder.ts", import.meta.url).href);
  const script = `
    const { openTemporaryFolder } = await import(${module});
    const { mkdirSync, writeFileSync } = await import("node:fs");
    const { path } = await openTemporaryFolder(${JSON.stringify(root)});
    mkdirSync(path + "/tieout-workbook-1");
    writeFileSync(path + "/tieout-workbook-1/${file}", "1,240.50");
    setInterval(() => undefined, 1_000);
    console.log(path);
  `;
  const holder = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(holder.stdout, "data");
  return { process: holder, path: String(line).trim() };
}
