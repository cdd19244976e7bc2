import type { Brand } from "./derivation/derive-theme.ts";

/** What a tenant gets that has no brand yet, or whose brand could not be read. */
export const defaultBrand: Brand = { primaryColor: "#ffb281", secondaryColor: "#f7f3f3" };

/** A second brand, as far from the first as brands go: near black, and set in a serif. */
export const navyBrand: Brand = {
  primaryColor: "#14284b",
  secondaryColor: "#f4f5f8",
  font: "Source Serif 4",
};
