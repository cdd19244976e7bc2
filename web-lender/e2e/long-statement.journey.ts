import { expect } from "@playwright/test";
import { journey } from "@tieout/sandbox/testing/journeys";
import { manyLines } from "./alder.ts";
import { captionOf, collectAlder, openStatements, walkToLine } from "./statement-page.ts";

// The grid renders the lines in view.
journey.use({ viewport: { width: 1440, height: 2400 } });

journey(
  "in a statement of 3,000 lines a range says what it leaves out, and 40 lines move at once (S-U90 to S-U92)",
  async ({ page }) => {
    const { displayName } = await collectAlder({ chart: manyLines });
    await openStatements(page, displayName);
    await expect(page.getByText("1,014 lines")).toBeVisible();
    const said = page.getByRole("status").filter({ hasText: /\S/ });

    // Collapsed, the 500 customers are out of the way of the line that goes above them.
    await walkToLine(page, "Accounts receivable");
    await page.keyboard.press("ArrowLeft");
    await walkToLine(page, "Deposit 0001");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(said).toContainText("140001 Deposit 0001 moved within Current assets");

    await page.keyboard.press("Space");
    await walkToLine(page, "Deposit 0040");
    await page.keyboard.press("Shift+Space");
    await expect(said).toContainText(
      /^40 line items selected; \d+ left out because they can't be moved or are collapsed$/,
    );
    await expect(page.getByRole("toolbar", { name: "Selected line items" })).toContainText(
      "40 line items",
    );

    await page.keyboard.press("m");
    await expect(page.getByRole("dialog", { name: "Move 40 lines" })).toBeVisible();
    await page.keyboard.type("other a");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(said).toContainText("40 lines moved to Other assets. Total other assets 80.00");

    await page.keyboard.press("ControlOrMeta+Z");
    await expect(said).toContainText("Undone: 40 lines moved to Other assets");

    // At its lower edge the grid scrolls until the dragged line is no longer rendered.
    await page.keyboard.press("Escape");
    await expect(captionOf(page, "Deposit 0060")).toBeVisible();
    const grid = page.getByRole("treegrid");
    const [line, box] = [
      await captionOf(page, "Deposit 0060").boundingBox(),
      await grid.boundingBox(),
    ];
    if (!line || !box) throw new Error("The line isn't in sight");
    const scrolled = () => grid.evaluate(({ scrollTop }) => scrollTop);
    const before = await scrolled();
    await page.mouse.move(line.x + 120, line.y + 10);
    await page.mouse.down();
    await page.mouse.move(line.x + 160, box.y + box.height - 5, { steps: 4 });
    await expect.poll(scrolled).toBeGreaterThan(before + 4_000);
    await page.mouse.move(line.x + 160, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(said).toContainText("140060 Deposit 0060 moved within Current assets");
    await expect(captionOf(page, "Deposit 0060")).toBeInViewport();
  },
);
