import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { inspect, journey, marcusEmail } from "@tieout/sandbox/testing/journeys";
import { type ReadCell, readXlsx } from "../../server/src/xlsx/testing/read-xlsx.ts";
import {
  hasLibreOffice,
  recalculate,
  withoutResults,
} from "../../server/src/xlsx/testing/recalculate.ts";
import {
  collectAlder,
  expectFigures,
  expectSaved,
  moveTo,
  openStatements,
  rename,
  save,
  tallWindow,
  walkToLine,
} from "./statement-page.ts";

journey.use(tallWindow);

journey(
  "workbooks are made from a version of the statements, name it after somebody saved another, rebuild equal, and add up two sections with one caption (S-U70, S-U104 to S-U108)",
  async ({ page, browser }) => {
    const { displayName } = await collectAlder({ withMarcus: true });
    const elsewhere = await browser.newContext(tallWindow);
    const marcus = await elsewhere.newPage();
    await openStatements(page, displayName);
    await addOther(page, "Current assets", "Prepaid");
    await addOther(page, "Current liabilities", "Line of credit");
    await expectFigures(page, {
      "Total assets": "772.00 700.00",
      "Total liabilities": "450.00 400.00",
    });

    await page.getByRole("button", { name: "Generate workbooks" }).click();
    await page.getByRole("button", { name: "Save and generate" }).click();
    await expectSaved(page);
    const panel = page.getByRole("region", { name: "Workbooks" });
    await expect(panel).toContainText(/Generating|Completed/);

    await openStatements(marcus, displayName, marcusEmail);
    await rename(marcus, "Shareholder loan", "Loan of the owner");
    await save(marcus);
    await elsewhere.close();

    await expect(panel).toContainText("Completed.", { timeout: 120_000 });
    await panel.getByRole("link", { name: "Go to revision 2" }).click();
    const revision = page.getByRole("region", { name: "Revision 2" });
    await expect(revision).toContainText("Made from version 2");
    const figures = await statementsIn(revision);
    expect(figures.filter(([caption]) => caption === "Total other")).toEqual([
      ["Total other", 12, 12],
      ["Total other", 200, 130],
    ]);
    expect(figures).toContainEqual(["Shareholder loan", 100, 100]);
    expect(figures).toContainEqual(["Total assets", 772, 700]);
    expect(figures).toContainEqual(["Total liabilities and equity", 772, 700]);

    await revision.getByRole("button", { name: "Rebuild and compare revision 2" }).click();
    await expect(revision).toContainText(
      /Rebuilt and compared .*, by Dana Whitfield\. Both stored files are identical to the rebuild\./,
      { timeout: 60_000 },
    );
    await inspect(page, "lender-revision-rebuilt");
    await revision.getByRole("link", { name: "Compare version 2 of the statements" }).click();
    const history = page.getByRole("dialog", { name: "History" });
    await expect(history.getByRole("list", { name: "Differences" })).toContainText(
      "2700 Loan of the owner: “Loan of the owner” becomes",
    );
  },
);

async function addOther(page: Page, section: string, line: string): Promise<void> {
  await walkToLine(page, section);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "Add classification" })).toBeVisible();
  await page.keyboard.type("other");
  await page.keyboard.press("Enter");
  await walkToLine(page, line);
  await moveTo(page, `other ${section.toLowerCase()}`);
}

/**
 * The lines of the balance sheet by fiscal year in the revision's workbook: caption and both years. Formulas are added
 * up by LibreOffice where it's installed, instead of ours.
 */
async function statementsIn(revision: Locator): Promise<(string | number | undefined)[][]> {
  const download = revision.page().waitForEvent("download");
  await revision
    .getByRole("button", { name: /^Download .* - Financial statements\.xlsx$/ })
    .click();
  const ours = new Uint8Array(await readFile(await (await download).path()));
  const file = (await hasLibreOffice()) ? (await recalculate([withoutResults(ours)]))[0] : ours;
  const sheet = readXlsx(file ?? ours).find(({ name }) => name === "Balance sheet, years");
  const cells = sheet?.cells ?? new Map<string, ReadCell>();
  return [...cells]
    .filter(([address]) => address.startsWith("A"))
    .map(([address, { value }]) => {
      const row = address.slice(1);
      return [value, cells.get(`C${row}`)?.value, cells.get(`D${row}`)?.value];
    });
}
