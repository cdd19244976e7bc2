import { expect, type Page } from "@playwright/test";
import { collectBooks, journey, runningSandbox, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";
import { speakAtLength, troublesOf } from "./long-text.ts";

const widths = [1440, 1024, 390];

journey(
  "no page cuts its words or lays them on each other in a longer language (P-U14, X-26)",
  async ({ page, browser }) => {
    const { workspaceId, link } = await collectBooks(
      "ortega",
      unique("Wammamillwood Warehousing & Workwear Manufacturing"),
    );
    await logIn(page);
    const lender = new URL(page.url()).origin;
    await speakAtLength(page.context());

    const found = await troublesAt(page, [
      `${lender}/home/workspacelist`,
      `${lender}/workspacedetails/${workspaceId}/details`,
      `${lender}/workspacedetails/${workspaceId}/submissionlist`,
      `${lender}/workspacedetails/${workspaceId}/users`,
      `${lender}/workspacedetails/${workspaceId}/connections`,
    ]);
    await page.goto(`${lender}/workspacedetails/${workspaceId}/submissionlist`);
    const overview = page.locator(`a[href*="/workspacesubmissiondetails/${workspaceId}/"]`).first();
    const address = `${lender}${await overview.getAttribute("href")}`;
    found.push(
      ...(await troublesAt(page, [address, address.replace(/overview$/, "financialstatements")])),
    );

    const outside = await browser.newContext({ locale: "es-ES" });
    await speakAtLength(outside);
    const visitor = await outside.newPage();
    const borrower = new URL(link).origin;
    found.push(
      ...(await troublesAt(visitor, [
        `${runningSandbox().lender.harborstone}/login`,
        link,
        `${borrower}/shareablelinkexpired`,
        `${borrower}/shareablelinkdeleted`,
        `${borrower}/`,
      ])),
    );
    await outside.close();
    expect(found).toEqual([]);
  },
);

async function troublesAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const troubles = await troublesOf(page);
      const { pathname } = new URL(address);
      found.push(...troubles.map((trouble) => `${pathname} at ${width}: ${trouble}`));
    }
  }
  return found;
}
