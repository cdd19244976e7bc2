import type { Page } from "@playwright/test";

type Name = string | RegExp;

/** Where something to press is, the first of its name. */
export const button = (name: Name) => (page: Page) => page.getByRole("button", { name }).first();

/** Presses buttons by Enter, one after the other. */
export const press =
  (...names: readonly Name[]) =>
  async (page: Page) => {
    for (const name of names) await button(name)(page).press("Enter");
  };

/** Says yes in the dialog that asks. */
export const confirm = (name: string) => (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name }).press("Enter");
