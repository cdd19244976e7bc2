import { expect } from "@playwright/test";
import {
  askForBooks,
  danaEmail,
  inspect,
  journey,
  mailTo,
  runningSandbox,
  unique,
} from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";

const opsEmail = `ops.${Date.now().toString(36)}@elsewhere.test`;

journey(
  "exactly whom the settings say is told of a collection, and can end that",
  async ({ page }) => {
    const { displayName, share } = await askForBooks(unique("Bluestem in quiet"));
    await logIn(page);
    await page.getByRole("button", { name: /Dana Whitfield/ }).click();
    await page.getByRole("menuitem", { name: "Notification settings" }).click();

    // Dana asked for the books and would be notified, but not in this workspace.
    await page.getByRole("searchbox", { name: "Filter workspaces" }).fill(displayName);
    await expect(page.getByRole("switch", { name: /^Completed, / })).toHaveCount(1);
    const completed = page.getByRole("switch", { name: `Completed, ${displayName}` });
    for (const isOn of [true, false]) {
      await completed.click();
      await page.getByRole("button", { name: "Only this workspace" }).click();
      await expect(completed).toBeChecked({ checked: isOn });
    }
    await inspect(page, "lender-notifications");

    await page.getByRole("link", { name: "Administrative settings" }).click();
    const type = page.getByRole("region", { name: "Data collection completed" });
    await type.getByRole("textbox", { name: "Add a recipient" }).fill(opsEmail);
    await page.keyboard.press("Enter");
    await expect(type.getByText(opsEmail)).toBeVisible();
    await inspect(page, "lender-administrative-notifications");

    expect(await share("bluestem")).toMatchObject({ outcome: "Success" });
    const mail = await mailTo(runningSandbox(), { to: opsEmail, search: "records received" });
    expect(mail.text).not.toContain(displayName);
    expect(await mailsTo(danaEmail, displayName)).toEqual([]);

    const way = mail.links.find(({ label }) => label === "Unsubscribe");
    await page.goto(way?.href ?? "");
    await expect(page).not.toHaveURL(/#/);
    await inspect(page, "lender-unsubscribe");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByText(`is no longer sent to ${opsEmail}`)).toBeVisible();

    const { lender } = runningSandbox();
    await page.goto(`${lender.copperfield}/settings/adminnotificationsettings`);
    await expect(type.getByText(`${opsEmail} unsubscribed on`)).toBeVisible();
  },
);

async function mailsTo(to: string, search: string): Promise<unknown[]> {
  const query = new URLSearchParams({ to, search });
  const reply = await fetch(`${runningSandbox().inbox}/api/messages?${query}`);
  return ((await reply.json()) as { messages: unknown[] }).messages;
}
