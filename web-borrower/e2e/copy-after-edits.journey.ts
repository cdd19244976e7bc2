import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import {
  askForBooks,
  journey,
  mailTo,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { filesIn, type ReadCell, readXlsx } from "../../server/src/xlsx/testing/read-xlsx.ts";
import { enterLines, post } from "../../web-lender/e2e/adjust-dialog.ts";
import { generalLedger } from "../../web-lender/e2e/alder.ts";
import { downloadWorkbook } from "../../web-lender/e2e/read-workbook.ts";
import {
  captionOf,
  moveTo,
  openStatements,
  rename,
  save,
  tallWindow,
  walkToLine,
} from "../../web-lender/e2e/statement-page.ts";
import { linkOf, proveAddress } from "./at-the-borrower.ts";

journey.use(tallWindow);

const lendersCaption = "Loan that nobody repays";

journey(
  "a borrower's copy is in the standard layout with reported figures, whatever a lender made of the statements before",
  async ({ page, phone }) => {
    const asked = await askForBooks(unique("Alder"), { provideUserCopy: true });
    const { displayName, link } = asked;
    await asked.send(generalLedger());
    await openStatements(page, displayName);
    await walkToLine(page, "Due from owner");
    await moveTo(page, "Equity");
    await rename(page, "Shareholder loan", lendersCaption);
    await page.getByRole("button", { name: "Adjust…" }).click();
    await enterLines(page, [{ account: "1000", debit: "20" }, { account: "2100" }]);
    await post(page, "Overdrawn, shown as debt");
    await save(page);

    // These continue the lender's layout from their first version on.
    await sendAgain(phone, link);
    await page.getByRole("link", { name: "Workspaces" }).click();
    await page.getByRole("link", { name: `Statements , ${displayName}` }).click();
    await expect(captionOf(page, lendersCaption)).toBeVisible();
    await page.getByRole("link", { name: "Overview" }).click();
    const lenders = balanceSheetIn(await downloadWorkbook(page));
    expect(lenders).toContainEqual([lendersCaption, 100, 100]);
    expect(lenders).toContainEqual(["Total assets", 722, 620]);

    const copy = await copyOf(phone, `${unique("alder").replace(" ", "-")}@alder.test`);
    const [statements] = copy.filter(({ name }) => /Financial statements/.test(name));
    const figures = balanceSheetIn(statements?.sheets ?? []);
    expect(figures).toContainEqual(["Shareholder loan", 100, 100]);
    expect(figures).toContainEqual(["Due from owner", 50, 80]);
    expect(figures).toContainEqual(["Total assets", 772, 700]);
    expect(figures).toContainEqual(["Line of credit", 200, 130]);
    expect(statements?.sheets.map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(/adjust/i),
    );
    for (const { name, sheets } of copy) {
      expect([name, sheets.some(({ cells }) => textsOf(cells).includes(lendersCaption))]).toEqual([
        ...[name, false],
      ]);
    }
  },
);

async function sendAgain(phone: Page, link: string): Promise<void> {
  const { name, type: mimeType, content } = generalLedger();
  await phone.goto(link);
  await phone.getByRole("link", { name: /^Import again/ }).click();
  await phone.getByRole("button", { name: "Upload a file" }).click();
  await expect(phone.getByRole("heading", { name: "Upload your books as a file" })).toBeVisible();
  await phone
    .getByLabel("Choose a file")
    .last()
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
  await phone.getByRole("button", { name: "Check the figures" }).click();
  await phone.getByRole("radio", { name: "All balances were zero" }).click();
  await phone.getByRole("button", { name: "Use this answer" }).click();
  await expect(phone.getByText(/^All balances were zero on /)).toBeVisible();
  // It ends with 2025, and the link asks for the months since.
  await phone.getByRole("checkbox", { name: "Send this file anyway" }).check();
  await phone.getByRole("button", { name: "Send to Copperfield" }).click();
  await expect(phone.getByRole("heading", { name: "Your records have been sent" })).toBeVisible({
    timeout: 90_000,
  });
}

/** The borrower proves an address, requests a copy and downloads it. */
async function copyOf(phone: Page, to: string) {
  const sandbox = runningSandbox();
  await proveAddress(phone, to);
  await phone.getByRole("button", { name: "Email me an exact copy" }).click();
  const ready = await mailTo(sandbox, { to, search: "Your copy is ready", seconds: 90 });
  await phone.goto(linkOf(ready, "Download your copy"));
  const download = phone.waitForEvent("download");
  await phone.getByRole("link", { name: "Download now" }).click();
  const file = await download;
  const bytes = new Uint8Array(await readFile(await file.path()));
  const name = file.suggestedFilename();
  const files = name.endsWith(".zip") ? [...filesIn(bytes)] : ([[name, bytes]] as const);
  return files.map(([path, content]) => ({ name: path, sheets: readXlsx(content) }));
}

/** The balance sheet's lines: caption and both fiscal years. */
function balanceSheetIn(sheets: ReturnType<typeof readXlsx>) {
  const sheet = sheets.find(({ name }) => name === "Balance sheet, years");
  const cells = sheet?.cells ?? new Map<string, ReadCell>();
  return [...cells]
    .filter(([address]) => address.startsWith("A"))
    .map(([address, { value }]) => {
      const row = address.slice(1);
      return [value, cells.get(`C${row}`)?.value, cells.get(`D${row}`)?.value];
    });
}

const textsOf = (cells: ReadonlyMap<string, ReadCell>) =>
  [...cells.values()].map(({ value }) => value);
