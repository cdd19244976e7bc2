import { expect } from "@playwright/test";
import { collectBooks, inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";

journey(
  "a collection is kept, held for a case, hidden and taken back, with what was sent along (S-U36, S-U44, S-U52, S-C6, S-G10)",
  async ({ page }) => {
    const { displayName, workspaceId } = await collectBooks("bluestem", unique("Bluestem kept"));
    await logIn(page);
    await page.goto(new URL(`/workspacedetails/${workspaceId}/submissionlist`, page.url()).href);
    await page
      .getByRole("table")
      .getByRole("link", { name: /20\d\d/ })
      .click();

    const hold = page.getByRole("switch", { name: "Legal hold" });
    const notice = page.getByRole("status").filter({ has: hold });
    await expect(notice).toContainText(/These files will be deleted on \w+ \d+, 20\d\d\./);
    await hold.click();
    await expect(notice).toContainText("Kept under a legal hold.");
    await inspect(page, "lender-collection-held");
    await hold.click();
    await page.getByRole("button", { name: "End legal hold" }).click();
    await expect(notice).toContainText("These files will be deleted");

    await page.getByLabel("Add documents").setInputFiles({
      ...{ name: "lease.txt", mimeType: "text/plain" },
      buffer: Buffer.from("Here is our lease."),
    });
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download lease.txt" }).click();
    expect((await downloading).suggestedFilename()).toBe("lease.txt");

    await page.getByRole("button", { name: "Hide", exact: true }).click();
    await page.getByRole("button", { name: "Hide data collection" }).click();
    const hidden = `A data collection of ${displayName} is hidden`;
    await expect(page.getByText(hidden, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    const files = page.getByRole("button", { name: /^Files of/ });
    await files.click();
    await expect(page.getByRole("list", { name: "Documents" })).toContainText("lease.txt");
    await inspect(page, "lender-history-opened");
  },
);
