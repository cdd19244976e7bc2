import type { Page } from "@playwright/test";

type Name = string | RegExp;

export const button = (name: Name) => (page: Page) => page.getByRole("button", { name }).first();

/** By Enter, one after the other. */
export const press =
  (...names: readonly Name[]) =>
  async (page: Page) => {
    for (const name of names) await button(name)(page).press("Enter");
  };

export const confirm = (name: string) => (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name }).press("Enter");

/** A dialog's choice. */
export const choose = (name: Name) => async (page: Page) => {
  const radio = page.getByRole("dialog").getByRole("radio", { name }).last();
  await radio.press("Space");
};
