import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const run = promisify(execFile);

/** Whether LibreOffice is here to be asked. */
export async function hasLibreOffice(): Promise<boolean> {
  try {
    await run("soffice", ["--version"]);
    return true;
  } catch {
    return false;
  }
}

/**
 * A copy in which formula cells have no results: LibreOffice believes those it finds, even where the
 * file asks it to work them out anew (D-47).
 */
export function withoutResults(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file);
  for (const [path, bytes] of Object.entries(parts)) {
    if (!path.startsWith("xl/worksheets/")) continue;
    parts[path] = strToU8(strFromU8(bytes).replace(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, "$1"));
  }
  return zipSync(parts);
}

/** What LibreOffice makes of files, in the same order: opened, worked out, and saved again, in one run. */
export async function recalculate(files: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), "tieout-recalculate-"));
  try {
    const names = files.map((_, index) => `${index}.xlsx`);
    const paths = names.map((name) => join(folder, name));
    await Promise.all(files.map((file, index) => writeFile(paths[index] ?? folder, file)));
    await run("soffice", [
      // A profile of its own: two of them at once on one profile refuse each other.
      `-env:UserInstallation=file://${join(folder, "profile")}`,
      "--headless",
      "--convert-to",
      "xlsx:Calc MS Excel 2007 XML",
      "--outdir",
      join(folder, "after"),
      ...paths,
    ]);
    return await Promise.all(names.map((name) => readFile(join(folder, "after", name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
