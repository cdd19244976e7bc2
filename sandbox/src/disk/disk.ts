import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export interface Disk<State> {
  readonly state: State;
  readonly save: () => void;
}

/** `save` replaces the file atomically, so a kill leaves the previous state. Without a file nothing is stored. */
export function openDisk<State>(file: string | undefined, initial: State): Disk<State> {
  if (!file) return { state: initial, save: () => undefined };
  mkdirSync(dirname(file), { recursive: true });
  // Only we write the file, from a State.
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
