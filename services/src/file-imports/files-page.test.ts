import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  figuresRead,
  figuresWritten,
  readLayout,
} from "../../../connectors/src/book-formats/testing/read-layout.ts";
import { type Layout, layoutFile } from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import { inWords, outcomeOf } from "./testing/file-outcome.ts";
import { nationalFiles, refusedFiles } from "./testing/files-to-try.ts";
import { type SecondFile, saysSecond, secondFiles } from "./testing/second-files.ts";

const page = new URL("../../../docs/files.md", import.meta.url);

describe("docs/files.md", () => {
  // `npx vitest run services/src/file-imports/files-page.test.ts -u` rewrites the tables.
  it("says of every package, report and format what an upload of it does", async () => {
    const tables = {
      packages: [...(await rowsOf(layouts, rowOfLayout)), ...(await nationalRows())],
      second: await rowsOf(secondFiles, rowOfSecond),
      refused: await rowsOf(refusedFiles, async ({ title, name, bytes }) => {
        const outcome = await outcomeOf(name, bytes);
        return [title, outcome.result === "refused" ? outcome.says : inWords(outcome)];
      }),
    };

    const written = readFileSync(page, "utf8").replace(
      /(<!-- files-page: (\w+) -->\n\|.*\n\|.*\n)(?:\|.*\n)*/g,
      (_, head: string, name: keyof typeof tables) => `${head}${tables[name].join("")}`,
    );

    await expect(written).toMatchFileSnapshot(page.pathname);
  }, 300_000);
});

async function rowOfLayout(layout: Layout): Promise<readonly string[]> {
  const { package: title, report, variant, format, evidence } = layout;
  const { name, bytes } = layoutFile(layout);
  const outcome = await outcomeOf(name, bytes);
  if (outcome.result === "read" && outcome.report.findings) {
    expect(outcome.report.findings.differs, name).toBe(false);
    expect(figuresRead(layout, await readLayout(layout)), name).toEqual(figuresWritten(layout));
  }
  const named = `${report.replaceAll("-", " ")}${variant === undefined ? "" : ` (${variant})`}`;
  return [title, named, format, inWords(outcome), evidence.from];
}

async function rowOfSecond(file: SecondFile): Promise<readonly string[]> {
  const { layout, books, role } = file;
  const title = layout.report.replaceAll("-", " ");
  return [
    layout.package,
    role === "openings" ? `${title} of the day before` : title,
    layout.format,
    books.report.replaceAll("-", " "),
    await saysSecond(file),
  ];
}

const nationalRows = async () =>
  rowsOf(await nationalFiles(), async ({ title, report, format, evidence, name, bytes }) => {
    const outcome = await outcomeOf(name, bytes);
    expect(outcome, name).toMatchObject({
      result: "read",
      report: { findings: { differs: false } },
    });
    return [title, report, format, inWords(outcome), evidence];
  });

async function rowsOf<File>(
  files: readonly File[],
  cellsOf: (file: File) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const rows: string[] = [];
  for (const file of files) {
    const cells = await cellsOf(file);
    rows.push(`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`);
  }
  return rows;
}
