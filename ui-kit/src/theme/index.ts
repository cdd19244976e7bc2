export { applyTheme } from "./apply-theme.ts";
export { defaultBrand, navyBrand } from "./brands.ts";
export { applyCssSettings, type CssSettingsResult, type DroppedSetting } from "./css-settings.ts";
export { type Brand, type BrandInMode, deriveTheme } from "./derive-theme.ts";
export { brokenGuarantees, type Guarantee, guarantees } from "./guarantees.ts";
export { contrast } from "./oklch.ts";
export {
  type ColorName,
  type Density,
  type Mode,
  type Status,
  type Theme,
  type TokenName,
  type Tokens,
  tokenNames,
} from "./tokens.ts";
export { size, vars } from "./vars.css.ts";
