import { expect, type Page } from "@playwright/test";
import { collectBooks, inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { moveTo, openStatements, rename, save, walkToLine } from "./statement-page.ts";

journey.use({ viewport: { width: 1440, height: 2400 } });

journey(
  "by keyboard, a business is analyzed, goes stale after a move and not after a new name, is analyzed again, overridden, printed and found in the portfolio (S-T33, S-T35, S-U116, S-U117, S-A29, S-A30, S-G10)",
  async ({ page }) => {
    const name = unique("Tidewater at risk");
    await collectBooks("tidewater", name);
    await openStatements(page, name);
    await openTab(page, "Risk analysis");
    await expect(page.getByText("Not analyzed yet")).toBeVisible();
    await inspect(page, "lender-risk-none");

    await page.getByRole("combobox", { name: "NAICS code" }).focus();
    await page.keyboard.type("marine supplies");
    await expect(page.getByRole("option", { name: /^423860/ })).toBeVisible();
    await pickByKey(page, /^423860/);
    await page.getByRole("textbox", { name: "Postal code" }).focus();
    await page.keyboard.type("23510");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Last analyzed .* by Dana Whitfield$/)).toBeVisible();
    const first = await companyRow(page);
    expect(first).toMatch(/\d\.\d\d%/);
    await expect(page.getByRole("row", { name: /^Peers, industry total/ })).toBeVisible();
    await inspect(page, "lender-risk-analysis");

    // The chart's crosshair reads the same figures as the table.
    const reader = page.getByRole("slider", { name: "Horizon to read" });
    await reader.focus();
    await page.keyboard.press("Home");
    await expect(reader).toHaveAttribute("aria-valuetext", /^1 year: .*Company \d\.\d\d%$/);

    await openTab(page, "Financial statements");
    await rename(page, "Prepaid insurance", "Prepaid expenses");
    await save(page);
    await openTab(page, "Risk analysis");
    await expect(page.getByText(/^Last analyzed/)).toBeVisible();
    await expect(page.getByText("Statements have changed")).toBeHidden();

    await openTab(page, "Financial statements");
    await walkToLine(page, "Chesapeake line of credit");
    await moveTo(page, "Equity");
    await save(page);
    await openTab(page, "Risk analysis");
    await expect(page.getByText("Statements have changed")).toBeVisible();
    await page.getByRole("button", { name: "Re-analyze" }).press("Enter");
    await expect(page.getByText("Statements have changed")).toBeHidden();
    expect(await companyRow(page)).not.toBe(first);

    await page.getByRole("button", { name: "Record override" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Record an override" });
    await dialog.getByRole("radio", { name: "Higher" }).press("Space");
    await dialog.getByRole("textbox", { name: "Reason" }).focus();
    await page.keyboard.type("The largest customer gave notice.");
    await inspect(page, "lender-risk-override");
    await dialog.getByRole("button", { name: "Record override" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("The largest customer gave notice.")).toBeVisible();

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Re-analyze" })).toBeHidden();
    await expect(page.getByText(/^Model estimate of bankruptcy within 1–5 years/)).toBeVisible();
    await expect(page.getByRole("row", { name: /^Quick ratio/ }).last()).toBeVisible();
    expect((await page.pdf({ format: "Letter" })).length).toBeGreaterThan(50_000);
    await page.emulateMedia({ media: null });

    await page.getByRole("button", { name: /Dana Whitfield/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Risk portfolio" }).press("Enter");
    const row = page.getByRole("row", { name: new RegExp(name) });
    await expect(row).toContainText("Override: higher");
    await inspect(page, "lender-risk-portfolio");
    await row.getByRole("link", { name }).press("Enter");
    await expect(page.getByText(/^Last analyzed/)).toBeVisible();
  },
);

const openTab = (page: Page, name: "Risk analysis" | "Financial statements") =>
  page.getByRole("link", { name }).press("Enter");

/** The business's probabilities in the chart's table. */
const companyRow = (page: Page) =>
  page
    .getByRole("row", { name: /^Company/ })
    .first()
    .textContent();

/** Moves down the list to an option by arrow keys, and chooses it. */
async function pickByKey(page: Page, name: RegExp): Promise<void> {
  const option = page.getByRole("option", { name });
  const field = page.getByRole("combobox", { name: "NAICS code" });
  const id = (await option.getAttribute("id")) ?? "";
  for (let keys = 0; keys < 25; keys += 1) {
    if ((await field.getAttribute("aria-activedescendant")) === id) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(/^423860 /);
}
