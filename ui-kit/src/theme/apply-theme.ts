import { type Density, propertyOf, type Theme, tokenNames } from "./derivation/tokens.ts";

/** Pass `document.documentElement`: dialogs and menus open outside any wrapper. */
export function applyTheme(element: HTMLElement, { mode, tokens }: Theme, density: Density): void {
  for (const name of tokenNames) element.style.setProperty(propertyOf(name), tokens[name]);
  element.style.colorScheme = mode;
  element.dataset.mode = mode;
  element.dataset.density = density;
}
