import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { commandOf, stopLeftover } from "../postgres/leftover.ts";

export const rootOf = (url: string) => resolve(dirname(fileURLToPath(url)), "../..");

export const folderIn = (root: string) =>
  resolve(process.env.TIEOUT_SANDBOX_FOLDER ?? join(root, ".sandbox"));

/** Holds the owning process's id while it runs. */
const holderFile = "sandbox.pid";

/**
 * Reserves a folder for this process. A second sandbox on the same data would take the first one's processes for
 * leftovers and stop its database.
 * @returns the process that already has the folder, if any
 */
export function holdFolder(folder: string): number | undefined {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, holderFile);
  const holder = holderOf(folder);
  if (holder !== undefined) return holder;

  // The previous holder was killed. If two processes see this at once, only one writes the file.
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (fault) {
    const other = holderOf(folder);
    if (other === undefined) throw fault;
    return other;
  }
  process.once("exit", () => rmSync(file, { force: true }));
  return undefined;
}

/** The sandbox running on a folder. A stale file, whose id may be another process's now, doesn't count. */
export function holderOf(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, holderFile), "utf8"));
    return isSandbox(commandOf(pid)) ? pid : undefined;
  } catch {
    return undefined;
  }
}

const isSandbox = (command: string) => command.includes("node") && command.includes("sandbox");

export const isSeeded = (folder: string): boolean => existsSync(join(folder, "seeded"));

/** Collects the first books; a marker file reveals an interrupted run. */
export async function seedOnce(folder: string, collect: () => Promise<void>): Promise<void> {
  if (isSeeded(folder)) return;
  const seeding = join(folder, "seeding");
  writeFileSync(seeding, "");
  await collect();
  writeFileSync(join(folder, "seeded"), "");
  rmSync(seeding);
}

/** Empties a sandbox whose first collection was interrupted. */
export async function forgetUnfinished(folder: string, say: (what: string) => void): Promise<void> {
  if (isSeeded(folder) || !existsSync(join(folder, "seeding"))) return;
  say("The first start was broken off, so the sandbox begins anew.");
  await stopLeftover(join(folder, "postgres", "data"));
  for (const name of readdirSync(folder)) {
    if (name !== holderFile) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
