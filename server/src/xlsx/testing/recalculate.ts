import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const run = promisify(execFile);

/** Whether LibreOffice is installed. */
export async function hasLibreOffice(): Promise<boolean> {
  try {
    await run("soffice", ["--version"]);
    return true;
  } catch {
    return false;
  }
}

/** Strips formula results, which LibreOffice would trust even when asked to recalculate (D-47). */
export function withoutResults(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file);
  for (const [path, bytes] of Object.entries(parts)) {
    if (!path.startsWith("xl/worksheets/")) continue;
    parts[path] = strToU8(strFromU8(bytes).replace(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, "$1"));
  }
  return zipSync(parts);
}

/** Opens, recalculates and saves files in one LibreOffice run, in order. */
export async function recalculate(files: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), "tieout-recalculate-"));
  try {
    const names = files.map((_, index) => `${index}.xlsx`);
    const paths = names.map((name) => join(folder, name));
    await Promise.all(files.map((file, index) => writeFile(paths[index] ?? folder, file)));
    await run("soffice", [
      // Its own profile: two runs on one profile conflict.
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
