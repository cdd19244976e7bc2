import { expect, type Locator, type Page } from "@playwright/test";
import { inspect, journey, unique } from "@tieout/sandbox/testing/journeys";
import { logIn } from "./at-the-lender.ts";
import { walkTo } from "./walk-to.ts";

journey(
  "somebody is added, changed and deleted by keyboard alone (P-U81, P-U83, P-U85, P-A44, P-A45, P-A46)",
  async ({ page }) => {
    const lastName = unique("Kapoor");
    const email = `${lastName.toLowerCase().replaceAll(/\W/g, "")}@copperfield.co`;
    await logIn(page);

    await press(page, page.getByRole("button", { name: /Dana Whitfield/ }), "Enter");
    const menuItem = page.getByRole("menuitem", { name: "User management" });
    await expect(page.getByRole("menu")).toBeVisible();
    while (!(await menuItem.evaluate((item) => item === document.activeElement))) {
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");

    const addUsers = page.getByRole("button", { name: "Add users" });
    await press(page, addUsers, "Enter");
    const adding = page.getByRole("dialog", { name: "Add users" });
    await fill(page, adding.getByLabel("First name"), "Sofia");
    await fill(page, adding.getByLabel("Last name"), lastName);
    await fill(page, adding.getByLabel("Email", { exact: true }), email);
    await press(page, adding.getByRole("button", { name: "Add to list" }), "Enter");
    await press(page, adding.getByRole("button", { name: "Invite 1 user" }), "Enter");
    await expect(adding).toBeHidden();
    await expect(addUsers).toBeFocused();

    const edit = page.getByRole("button", { name: `Edit Sofia ${lastName}` });
    await press(page, edit, "Enter");
    const editing = page.getByRole("dialog", { name: `Edit Sofia ${lastName}` });
    await expect(editing.getByLabel("First name")).toBeFocused();
    await fill(page, editing.getByLabel("First name"), "Sonia");
    await press(page, editing.getByRole("checkbox", { name: "Administrator" }), "Space");
    await inspect(page, "lender-edit-user");
    await press(page, editing.getByRole("button", { name: "Save" }), "Enter");
    await expect(editing).toBeHidden();
    const row = page.getByRole("row", { name: new RegExp(`Sonia ${lastName}`) });
    await expect(row).toContainText("Administrator");
    await expect(row.getByRole("button", { name: /^Edit/ })).toBeFocused();

    const remove = row.getByRole("button", { name: `Delete Sonia ${lastName}` });
    await press(page, remove, "Enter");
    const question = page.getByRole("alertdialog", { name: `Delete Sonia ${lastName}?` });
    await expect(question.getByRole("button", { name: "Keep user" })).toBeFocused();
    await inspect(page, "lender-delete-user");
    await page.keyboard.press("Enter");
    await expect(remove).toBeFocused();
    await page.keyboard.press("Enter");
    await press(page, question.getByRole("button", { name: "Delete user" }), "Enter");
    await expect(question).toBeHidden();
    await expect(row).toContainText("Deleted");
    await expect(row.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  },
);

async function press(page: Page, target: Locator, key: "Enter" | "Space"): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(key);
}

async function fill(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}
