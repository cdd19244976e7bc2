import { expect } from "@playwright/test";
import { journey } from "@tieout/sandbox/testing/journeys";
import { alderChanged, generalLedger } from "./alder.ts";
import {
  captionOf,
  collectAlder,
  expectFigures,
  expectSaved,
  expectUnsaved,
  moveTo,
  openStatements,
  rename,
  save,
  select,
  showStatement,
  tallWindow,
  walkToLine,
} from "./statement-page.ts";

journey.use(tallWindow);

journey(
  "the next data collection keeps the edited statement, and asks only about accounts that are new or changed (S-E43)",
  async ({ page }) => {
    const { displayName, send } = await collectAlder();
    await openStatements(page, displayName);
    await walkToLine(page, "Due from owner");
    await moveTo(page, "Equity");
    await rename(page, "Prepaid", "Prepaid rent");
    await walkToLine(page, "Liabilities");
    await page.keyboard.press("n");
    await page.keyboard.type("funded debt");
    await page.keyboard.press("Enter");
    await select(page, ["Line of credit", "Shareholder loan"]);
    await moveTo(page, "Funded debt");
    await showStatement(page, "Income statement");
    await walkToLine(page, "Settlement");
    await moveTo(page, "Other expense");
    await save(page);

    await send(generalLedger(alderChanged));
    await page.getByRole("link", { name: "Workspaces" }).click();
    await page.getByRole("link", { name: `Statements , ${displayName}` }).click();

    await expectFigures(page, {
      Wages: "120.00 250.00",
      Deposits: "— 90.00",
      "Prepaid rent": "12.00 12.00",
      "Total assets": "842.00 930.00",
      "Loan from shareholder": "100.00 100.00",
      "Total funded debt": "300.00 230.00",
      "Total liabilities": "450.00 400.00",
      "Due from owner": "(50.00) (80.00)",
      "Total equity": "392.00 530.00",
    });
    await expect(page.getByText(/^2 accounts are new or changed since /)).toBeVisible();
    await page.getByRole("button", { name: "Show accounts" }).click();
    await expect(
      page.getByRole("list", { name: /new or changed/ }).getByRole("listitem"),
    ).toContainText([
      /6000 Wages.*Reclassified, was Operating expense.*In Current assets/,
      /1430 Deposits.*New.*In Current assets/,
    ]);
    await showStatement(page, "Income statement");
    await expect(captionOf(page, "Settlement")).toBeHidden();
    await expect(captionOf(page, "Wages")).toBeHidden();

    await page.getByRole("button", { name: "Accept all" }).click();
    await expect(page.getByText(/new or changed/)).toBeHidden();
    await expectUnsaved(page, 1);
    await page.getByRole("button", { name: "Save statement" }).click();
    await expectSaved(page);
  },
);
