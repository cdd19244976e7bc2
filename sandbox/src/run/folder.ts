import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { commandOf, stopLeftover } from "../postgres/leftover.ts";

/** The checkout, of a file of this room two folders below it, be it written or bundled. */
export const rootOf = (url: string) => resolve(dirname(fileURLToPath(url)), "../..");

/** Where a checkout's sandbox keeps everything. */
export const folderIn = (root: string) =>
  resolve(process.env.TIEOUT_SANDBOX_FOLDER ?? join(root, ".sandbox"));

/** Holds the id of the process whose folder this is, for as long as it runs. */
const holderFile = "sandbox.pid";

/**
 * Makes a folder this process's own until it ends. A second sandbox on the same data would take what
 * runs for something that was left behind, and stop the first one's database.
 *
 * @returns the process that has the folder already, if one has
 */
export function holdFolder(folder: string): number | undefined {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, holderFile);
  const holder = holderOf(folder);
  if (holder !== undefined) return holder;

  // Whoever held it was killed. Of two who see that at a time, one writes the file.
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

/** The sandbox that runs on a folder. A file of a killed one, whose id may be another's now, is none. */
export function holderOf(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, holderFile), "utf8"));
    return isSandbox(commandOf(pid)) ? pid : undefined;
  } catch {
    return undefined;
  }
}

const isSandbox = (command: string) => command.includes("node") && command.includes("sandbox");

/** Whether the first books have been collected, once and for all. */
export const isSeeded = (folder: string): boolean => existsSync(join(folder, "seeded"));

/** Collects the first books; whoever is killed meanwhile is known by what stays behind. */
export async function seedOnce(folder: string, collect: () => Promise<void>): Promise<void> {
  if (isSeeded(folder)) return;
  const seeding = join(folder, "seeding");
  writeFileSync(seeding, "");
  await collect();
  writeFileSync(join(folder, "seeded"), "");
  rmSync(seeding);
}

/** Empties a sandbox whose first books were broken off: it's neither empty nor whole. */
export async function forgetUnfinished(folder: string, say: (what: string) => void): Promise<void> {
  if (isSeeded(folder) || !existsSync(join(folder, "seeding"))) return;
  say("The first start was broken off, so the sandbox begins anew.");
  await stopLeftover(join(folder, "postgres", "data"));
  for (const name of readdirSync(folder)) {
    if (name !== holderFile) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
