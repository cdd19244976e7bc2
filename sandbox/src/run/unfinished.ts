import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stopLeftover } from "../postgres/index.ts";
import { holderFile } from "./hold-folder.ts";

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
