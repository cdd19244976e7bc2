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

journey(
  "somebody asks for access, is let in by the mail's link, and edits by keyboard",
  async ({ page, browser }) => {
    const sandbox = runningSandbox();
    const { displayName } = await askForBooks(unique("Kestrel behind a door"));
    const elsewhere = await browser.newContext();
    const marcus = await elsewhere.newPage();
    await logIn(marcus, "marcus.oyelaran@copperfieldcapital.com");

    const locked = marcus.getByRole("row").filter({ hasText: displayName });
    await expect(locked.getByRole("button", { name: `Delete ${displayName}` })).toBeDisabled();
    await locked.getByRole("button", { name: "Request access" }).click();
    const told = marcus.getByRole("dialog", { name: "Access requested" });
    await expect(told).toContainText("Dana Whitfield");
    await inspect(marcus, "lender-access-requested");
    await told.getByRole("button", { name: "Got it" }).click();

    const { links } = await mailTo(sandbox, { to: danaEmail, search: displayName });
    const answer = links.find(({ href }) => href.includes("manageUsers="));
    await logIn(page);
    await page.goto(answer?.href ?? "");
    const users = page.getByRole("dialog", { name: "Manage users" });
    await expect(users.getByRole("row").filter({ hasText: "Will be added" })).toContainText(
      "Marcus",
    );
    await inspect(page, "lender-manage-users");
    await users.getByRole("button", { name: "Done" }).click();
    await expect(users).toBeHidden();

    await marcus.getByRole("button", { name: "Refresh" }).click();
    await marcus.getByRole("link", { name: displayName, exact: true }).click();
    await marcus.getByRole("link", { name: "Workspace details" }).click();
    const code = marcus.getByRole("textbox", { name: "Engagement code" });
    await code.focus();
    await marcus.keyboard.type("KD-1");
    await expect(marcus.getByText("1 unsaved change")).toBeVisible();
    await inspect(marcus, "lender-workspace-details");
    await marcus.getByRole("button", { name: "Reset" }).press("Enter");

    await expect(code).toHaveValue("");
    await expect(marcus.getByText("No unsaved changes")).toBeVisible();
    await elsewhere.close();
  },
);
