import { expect, it } from "vitest";
import { applyTheme } from "./apply-theme.ts";
import { deriveTheme, navyBrand } from "./derivation/derive-theme.ts";

it("sets every token on the element, with the mode and the density", () => {
  const root = document.createElement("html");
  applyTheme(root, deriveTheme({ ...navyBrand, mode: "dark" }), "touch");

  expect(root.style.getPropertyValue("--accent-solid-hover")).toBe("#4e658d");
  expect(root.style.getPropertyValue("--brand-12")).toBe("#ccdfff");
  expect(root.style.colorScheme).toBe("dark");
  expect(root).toHaveAttribute("data-mode", "dark");
  expect(root).toHaveAttribute("data-density", "touch");
});
