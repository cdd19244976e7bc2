import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandOf } from "../processes/index.ts";

/** Holds the id of the process whose folder this is, for as long as it runs. */
export const holderFile = "sandbox.pid";

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
