import { readdirSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

/** Vendors' files without a license for the repo: looked up below `TIEOUT_SAMPLES` or `../shared`; undefined if absent. */
export function sampleFile(name: string): string | undefined {
  found ??= folders.flatMap(filesBelow);
  return found.find((path) => basename(path) === name);
}

const { TIEOUT_SAMPLES } = process.env;
const folders = TIEOUT_SAMPLES?.split(delimiter) ?? [
  join(import.meta.dirname, "../../../../shared"),
];

let found: readonly string[] | undefined;

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) =>
      join(folder, path),
    );
  } catch {
    return [];
  }
}
