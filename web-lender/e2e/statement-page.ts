import { expect, type Locator, type Page } from "@playwright/test";
import { alder } from "@tieout/core/spread/testing/year-end-ledger";
import { askForBooks, unique } from "@tieout/sandbox/testing/journeys";
import { generalLedger } from "./alder.ts";
import { logIn } from "./at-the-lender.ts";

/** Tall enough to show all lines of Alder's statements: the grid renders those in view. */
export const tallWindow = { viewport: { width: 1440, height: 1600 } };

/** Alder's books, or others of their kind, sent as a file by its link. */
export async function collectAlder({ withMarcus = false, chart = alder } = {}) {
  const asked = await askForBooks(unique("Alder"), {}, { withMarcus });
  await asked.send(generalLedger(chart));
  return asked;
}

/** Logs in, and opens the newest statements of a workspace. */
export async function openStatements(page: Page, displayName: string, email?: string) {
  await logIn(page, email);
  await page.getByRole("link", { name: `Statements , ${displayName}` }).click();
  await expect(page.getByRole("treegrid")).toBeVisible();
}

export async function showStatement(
  page: Page,
  name: "Balance sheet" | "Income statement",
): Promise<void> {
  await page.getByRole("radio", { name }).click();
  await expect(page.getByRole("treegrid", { name })).toBeVisible();
}

/** Figures by caption, from left to right: `{ "Total assets": "772.00 700.00" }`. */
export async function expectFigures(
  page: Page,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  await expect.poll(() => figures(page)).toMatchObject(wanted);
}

function figures(page: Page): Promise<Record<string, string>> {
  return page.getByRole("treegrid").evaluate((grid) => {
    const rows = [...grid.querySelectorAll("[data-row]")];
    const texts = rows.map((row) => {
      const cells = [...row.querySelectorAll("[role=gridcell]")];
      const label = cells[0]?.getAttribute("aria-label") ?? "";
      // Takes the caption from "Total assets, FY 2024, 772.00" or "Total assets, FY 2024, Reported, 772.00".
      const caption = label.replace(
        /, [^,]+(?:, (?:Reported|Adjustments|Adjusted))?, (?:minus )?(?:zero|[\d.,]+)(?:, .*)?$/,
        "",
      );
      return [caption, cells.map((cell) => cell.textContent).join(" ")];
    });
    return Object.fromEntries(texts);
  });
}

/** The caption's cell. Of several lines with this caption, the first. */
export const captionOf = (page: Page, caption: string): Locator =>
  page
    .getByRole("treegrid")
    .getByRole("rowheader", {
      name: new RegExp(`^${caption}(?: \\d+)?(?: ,.*)?(?: Debit| Credit)?$`),
    })
    .first();

/** Walks to a line by arrow keys. Returns how many were pressed. */
export async function walkToLine(page: Page, caption: string): Promise<number> {
  const grid = page.getByRole("treegrid");
  const target = captionOf(page, caption);
  await expect(target).toBeVisible();
  await grid.locator("[tabindex='0']").first().focus();
  const [from, to, column] = await Promise.all([
    rowOf(grid.locator("[tabindex='0']").first()),
    rowOf(target),
    grid.locator("[tabindex='0']").first().getAttribute("aria-colindex"),
  ]);
  let keys = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  for (let at = Number(column); at > 1; at -= 1) await press("ArrowLeft");
  for (let at = from; at < to; at += 1) await press("ArrowDown");
  for (let at = from; at > to; at -= 1) await press("ArrowUp");
  await expect(target).toBeFocused();
  return keys;
}

const rowOf = (cell: Locator): Promise<number> =>
  cell.evaluate((element) => Number(element.closest("[data-row]")?.getAttribute("data-row")));

/** Selects these lines by keyboard. */
export async function select(page: Page, captions: readonly string[]): Promise<void> {
  for (const caption of captions) {
    await walkToLine(page, caption);
    await page.keyboard.press("Space");
    await expect(lineOf(page, caption)).toHaveAttribute("aria-selected", "true");
  }
}

/** The line's row. */
export const lineOf = (page: Page, caption: string): Locator =>
  captionOf(page, caption).locator("..");

/** Moves the selected lines, else the active one, to the end of a section. */
export async function moveTo(page: Page, section: string): Promise<void> {
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: /^Move / });
  await expect(dialog.getByRole("combobox", { name: "To section" })).toBeFocused();
  await page.keyboard.type(section);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("table", { name: /^Totals/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

export async function rename(page: Page, caption: string, text: string): Promise<void> {
  await walkToLine(page, caption);
  await page.keyboard.press("F2");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(captionOf(page, text)).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+S");
  await expectSaved(page);
}

/** Nothing is left to save. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Save statement" })).toBeDisabled();
  await expect(page.getByText(/\d unsaved change/)).toBeHidden();
}

export const expectUnsaved = (page: Page, count: number): Promise<void> =>
  expect(
    page.getByText(`${count} unsaved ${count === 1 ? "change" : "changes"}`, { exact: true }),
  ).toBeVisible();
