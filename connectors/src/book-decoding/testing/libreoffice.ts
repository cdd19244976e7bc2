import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether LibreOffice is here, to make spreadsheets as people's programs do. */
export async function hasLibreOffice(): Promise<boolean> {
  try {
    await run("soffice", ["--version"]);
    return true;
  } catch {
    return false;
  }
}

export async function converted(
  csv: string,
  formats: readonly string[],
): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), "tieout-convert-"));
  const files = new Map<string, Buffer>();
  try {
    await writeFile(join(folder, "books.csv"), csv);
    for (const format of formats) {
      await run("soffice", [
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        // Separator comma, UTF-8, English (US), with numbers and days told apart from texts.
        "--infilter=CSV:44,34,76,1,,1033,false,true",
        "--convert-to",
        format,
        "--outdir",
        folder,
        join(folder, "books.csv"),
      ]);
      files.set(format, await readFile(join(folder, `books.${format}`)));
    }
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
