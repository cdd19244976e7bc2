import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A small state in memory, with a file that outlives the process. */
export interface Disk<State> {
  readonly state: State;
  readonly save: () => void;
}

/**
 * Starts from what the file holds, else from `initial`. `save` replaces the file in one step, so a
 * kill in the middle leaves the one before. Without a file nothing is kept.
 */
export function openDisk<State>(file: string | undefined, initial: State): Disk<State> {
  if (!file) return { state: initial, save: () => undefined };
  mkdirSync(dirname(file), { recursive: true });
  // The file is ours alone and was written from a State.
  const state = existsSync(file)
    ? { ...initial, ...(JSON.parse(readFileSync(file, "utf8")) as State) }
    : initial;

  return {
    state,
    save: () => {
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
