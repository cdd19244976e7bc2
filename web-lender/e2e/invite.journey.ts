import { expect } from "@playwright/test";
import { inspect, journey, mailTo, runningSandbox, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";

journey("somebody is invited, signs up by the mail, and is active", async ({ page, phone }) => {
  const sandbox = runningSandbox();
  const lastName = unique("Lindqvist");
  const name = `Amara ${lastName}`;
  const email = `${lastName.toLowerCase().replaceAll(/\W/g, "")}@copperfield.co`;

  await logIn(page);
  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  await page.getByRole("menuitem", { name: "User management" }).click();
  await expect(page.getByRole("row", { name: /Dana Whitfield/ })).toBeVisible();
  await inspect(page, "lender-user-management");
  await page.getByRole("button", { name: "Add users" }).click();
  const dialog = page.getByRole("dialog", { name: "Add users" });
  await dialog.getByLabel("First name").fill("Amara");
  await dialog.getByLabel("Last name").fill(lastName);
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByRole("button", { name: "Add to list" }).click();
  await expect(dialog.getByRole("button", { name: "Invite 1 user" })).toBeVisible();
  await inspect(page, "lender-add-users");
  await dialog.getByRole("button", { name: "Invite 1 user" }).click();
  await expect(dialog).toBeHidden();

  const { links } = await mailTo(sandbox, { to: email, search: "invited you to Copperfield" });
  await phone.goto(links.find(({ label }) => label === "Accept invitation")?.href ?? "");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(
    "You are invited to Copperfield",
  );
  expect(new URL(phone.url()).hash).toBe("");
  await inspect(phone, "lender-invitation");
  await phone.getByRole("button", { name: "Accept invitation" }).click();
  await phone.getByLabel("First name").fill("Amara");
  await phone.getByLabel("Last name").fill(lastName);
  await phone.getByLabel("Choose a password").fill("longer than eight");
  await phone.getByLabel("Repeat the password").fill("longer than eight");
  await phone.getByRole("button", { name: "Create your account" }).click();
  const { text } = await mailTo(sandbox, { to: email, search: "your code" });
  await phone.getByLabel("Code").fill(/\d{6}/.exec(text)?.[0] ?? "");
  await inspect(phone, "provider-confirm");
  await phone.getByRole("button", { name: "Confirm your e-mail" }).click();
  await expect(phone.getByRole("heading", { name: "Workspaces", level: 1 })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Active");
});
