import { expect, type Page } from "@playwright/test";
import { journey, marcusEmail } from "@tieout/sandbox/testing/journeys";
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
  showStatement,
  tallWindow,
  walkToLine,
} from "./statement-page.ts";

journey.use(tallWindow);

journey(
  "two lenders edit the same statements: one question, about the line that both moved, and nothing is lost (S-A23)",
  async ({ page, browser }) => {
    const { displayName } = await collectAlder({ withMarcus: true });
    const elsewhere = await browser.newContext(tallWindow);
    const marcus = await elsewhere.newPage();
    await openStatements(marcus, displayName, marcusEmail);
    await openStatements(page, displayName);

    await rename(marcus, "Shareholder loan", "Loan of the owner");
    await walkToLine(marcus, "Loan of the owner");
    await moveTo(marcus, "Current liabilities");
    await showStatement(marcus, "Income statement");
    await walkToLine(marcus, "Settlement");
    await moveTo(marcus, "Other expense");
    await expectUnsaved(marcus, 3);

    await walkToLine(page, "Shareholder loan");
    await moveTo(page, "Equity");
    await save(page);

    await marcus.keyboard.press("ControlOrMeta+S");
    const conflict = marcus.getByRole("dialog", {
      name: "Dana Whitfield saved version 2 while you were editing",
    });
    await expect(conflict).toContainText("2 of your edits are repeated on that version.");
    await expect(conflict.getByRole("radiogroup")).toHaveCount(1);
    await expect(conflict.getByRole("radio", { name: /^Theirs: .*moved to Equity/ })).toBeVisible();
    await expect(conflict.getByRole("button", { name: "Save on top" })).toBeDisabled();
    await conflict.getByRole("radio", { name: /^Theirs/ }).check();
    await conflict.getByRole("button", { name: "Save on top" }).click();
    await expectSaved(marcus);

    // Theirs where it was asked, his where it wasn't.
    await expectFigures(marcus, {
      "Total operating expenses": "220.00 290.00",
      "Total other expense": "8.00 72.00",
      "Net income": "272.00 (22.00)",
    });
    await showStatement(marcus, "Balance sheet");
    await expectFigures(marcus, {
      "Loan of the owner": "100.00 100.00",
      "Total liabilities": "350.00 300.00",
      "Total equity": "422.00 400.00",
    });
    await page.reload();
    await expectFigures(page, {
      "Loan of the owner": "100.00 100.00",
      "Total equity": "422.00 400.00",
    });
    await elsewhere.close();
  },
);

journey(
  "a save whose answer is lost on the network is saved once, and saving again shows no conflict (S-A23, S-T25)",
  async ({ page }) => {
    const { displayName } = await collectAlder();
    await openStatements(page, displayName);
    await walkToLine(page, "Due from owner");
    await moveTo(page, "Equity");

    const answers = await losingTheFirstSave(page);
    await page.keyboard.press("ControlOrMeta+S");
    await expect(page.getByText(/^Not saved\./)).toBeVisible();
    await page.keyboard.press("ControlOrMeta+S");
    await expectSaved(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(answers).toEqual([200, 200]);

    await page.reload();
    await expectFigures(page, {
      "Due from owner": "(50.00) (80.00)",
      "Total assets": "722.00 620.00",
    });
    await page.getByRole("button", { name: "More ways to save" }).click();
    await page.getByRole("menuitem", { name: "History" }).click();
    await expect(page.getByText("Version 2", { exact: true })).toBeVisible();
    await expect(page.getByText("Version 3", { exact: true })).toBeHidden();
  },
);

journey(
  "edits on both statements outlive other views, other pages and a reload, and undo goes to each line that it undoes (S-T24, S-U99)",
  async ({ page }) => {
    const { displayName } = await collectAlder();
    await openStatements(page, displayName);
    await walkToLine(page, "Due from owner");
    await moveTo(page, "Equity");
    await rename(page, "Shareholder loan", "Loan of the owner");
    await showStatement(page, "Income statement");
    await rename(page, "Owner pay", "Pay of the owner");
    await walkToLine(page, "Settlement");
    await moveTo(page, "Other expense");
    await rename(page, "Sales", "Sales to customers");
    await expectUnsaved(page, 5);

    await page.getByRole("combobox", { name: "Reporting period" }).click();
    await page.getByRole("option", { name: "Months and MTD" }).click();
    await expect(page.getByRole("columnheader", { name: /Jan 2025/ })).toBeVisible();
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(page.getByRole("treegrid")).toBeHidden();
    await page.getByRole("link", { name: "Financial statements", exact: true }).click();
    await expectUnsaved(page, 5);

    page.once("dialog", (leaving) => void leaving.accept());
    await page.reload();
    const restoring = page.getByRole("alertdialog", { name: "Restore 5 unsaved edits?" });
    await restoring.getByRole("button", { name: "Restore 5 unsaved edits" }).click();
    await expectUnsaved(page, 5);
    await expectFigures(page, { "Total assets": "722.00 620.00" });

    const undone = ["Sales", "Settlement", "Owner pay", "Shareholder loan", "Due from owner"];
    for (const caption of undone) {
      await page.keyboard.press("ControlOrMeta+Z");
      await expect(captionOf(page, caption)).toBeInViewport();
      await expect(page.getByRole("status").filter({ hasText: "Undone: " })).toBeVisible();
    }
    await expectSaved(page);
    await expectFigures(page, { "Total assets": "772.00 700.00", "Total equity": "322.00 300.00" });
  },
);

/** Cuts the network after the server has answered the first save. Returns the statuses of all answers to saves. */
async function losingTheFirstSave(page: Page): Promise<readonly number[]> {
  const answers: number[] = [];
  const network = await page.context().newCDPSession(page);
  network.on("Fetch.requestPaused", ({ requestId, request, responseStatusCode = 0 }) => {
    if (request.method === "PUT") answers.push(responseStatusCode);
    const isLost = request.method === "PUT" && answers.length === 1;
    void (isLost
      ? network.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" })
      : network.send("Fetch.continueRequest", { requestId }));
  });
  await network.send("Fetch.enable", {
    patterns: [{ urlPattern: "*/financialstatements", requestStage: "Response" }],
  });
  return answers;
}
