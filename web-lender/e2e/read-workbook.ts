import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { partsOf, readXlsx } from "../../server/src/xlsx/testing/read-xlsx.ts";
import { hasLibreOffice, recalculate } from "../../server/src/xlsx/testing/recalculate.ts";

/** Of the statements that are listed first. Also opens it with LibreOffice where installed. Returns its sheets. */
export async function downloadWorkbook(page: Page): Promise<ReturnType<typeof readXlsx>> {
  const button = page.getByRole("button", { name: /^Download .* - Financial statements\.xlsx$/ });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toMatch(/ - Financial statements\.xlsx$/);
  const file = new Uint8Array(await readFile(await download.path()));

  expect([...partsOf(file).keys()]).toEqual(
    expect.arrayContaining(["[Content_Types].xml", "xl/workbook.xml", "xl/styles.xml"]),
  );
  const sheets = readXlsx(file);
  const names = sheets.map(({ name }) => name);
  for (const wanted of [/Balance sheet/i, /Income statement/i, /Trial balance/i, /Tie-out/i]) {
    expect(names).toContainEqual(expect.stringMatching(wanted));
  }
  expect(faultsOf(sheets)).toEqual([]);

  if (!(await hasLibreOffice())) return sheets;
  const [again] = await recalculate([file]);
  const opened = readXlsx(again ?? new Uint8Array());
  expect(opened.map(({ name }) => name)).toEqual(names);
  expect(faultsOf(opened)).toEqual([]);
  return sheets;
}

/** Cells with no usable value. */
const faultsOf = (sheets: ReturnType<typeof readXlsx>) =>
  sheets.flatMap(({ name, cells }) =>
    [...cells]
      .filter(([, { value }]) => typeof value === "string" && /^#[A-Z/0]+[!?]?$/.test(value))
      .map(([place, { value }]) => `${name} ${place} ${value}`),
  );
