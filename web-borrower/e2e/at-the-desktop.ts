import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { runWebConnector, type WebConnectorRun } from "@tieout/sandbox/testing/web-connector";

/** Runs Web Connector once, with the company file open that the page was told about. */
export type RunDesktop = (over?: Partial<WebConnectorRun>) => ReturnType<typeof runWebConnector>;

/** Chooses QuickBooks Desktop by a link, and takes the password and the connection file. */
export async function openDesktop(page: Page, link: string, company: string): Promise<RunDesktop> {
  await page.goto(link);
  await page.getByRole("button", { name: "QuickBooks Desktop" }).click();
  await page.getByRole("button", { name: "Connect QuickBooks Desktop" }).click();
  const password = await page.getByLabel("Password for Web Connector").inputValue();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download connection file" }).click();
  const connectionFile = await readFile(await (await downloading).path(), "utf8");
  const today = new Date().toISOString().slice(0, 10);
  return (over) =>
    runWebConnector({
      ...{ connectionFile, password, company, today, pauseMilliseconds: 200 },
      ...over,
    });
}
