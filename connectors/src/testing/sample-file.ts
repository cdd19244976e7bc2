import { readdirSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

/**
 * Where a vendor's or an authority's own file lies that has no licence to be kept here under: in one of the folders that
 * `TIEOUT_SAMPLES` names, else in `shared` beside the project; somewhere below them. Undefined where nobody has put it.
 */
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
