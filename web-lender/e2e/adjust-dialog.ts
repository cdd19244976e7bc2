import { expect, type Page } from "@playwright/test";

interface Line {
  readonly account: string;
  readonly debit?: string;
  readonly credit?: string;
}

export async function enterLines(page: Page, lines: readonly Line[]): Promise<void> {
  for (const [i, { account, debit, credit }] of lines.entries()) {
    if (account !== "") await choose(page, `Account of line ${i + 1}`, account);
    if (debit) await page.getByRole("textbox", { name: `Debit of line ${i + 1}` }).fill(debit);
    if (credit) await page.getByRole("textbox", { name: `Credit of line ${i + 1}` }).fill(credit);
  }
}

/** Chooses the first option that matches. */
export async function choose(page: Page, list: string, typed: string): Promise<void> {
  const box = page.getByRole("combobox", { name: list });
  await box.click();
  await box.fill(typed);
  await box.press("Enter");
}

/** Expects totals of both adjusted statements, before and after the entry. */
export async function expectTotals(
  page: Page,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = page.getByRole("dialog").getByRole("region").getByRole("row");
  const totals = () =>
    rows.evaluateAll((all) =>
      Object.fromEntries(
        all.map(({ children }) => {
          const [caption = "", ...cells] = [...children].map(
            ({ textContent }) => textContent ?? "",
          );
          return [caption, cells.join(" ").replaceAll("becomes", "becomes ")];
        }),
      ),
    );
  await expect.poll(totals).toMatchObject(wanted);
}

export async function post(page: Page, reason: string): Promise<void> {
  await page.getByRole("textbox", { name: "Reason" }).fill(reason);
  await page.getByRole("button", { name: "Add adjustment" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

export async function showFigures(
  page: Page,
  figures: "Reported" | "Adjusted" | "Reported and adjusted",
): Promise<void> {
  await page.getByRole("combobox", { name: "Figures" }).click();
  await page.getByRole("option", { name: figures, exact: true }).click();
}
