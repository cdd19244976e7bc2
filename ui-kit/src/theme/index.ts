export { applyTheme } from "./apply-theme.ts";
export { defaultBrand, navyBrand } from "./brands.ts";
export { applyCssSettings, type CssSettingsResult, type DroppedSetting } from "./css-settings.ts";
export {
  type Brand,
  type BrandInMode,
  brokenGuarantees,
  type ColorName,
  contrast,
  type Density,
  deriveTheme,
  type Guarantee,
  guarantees,
  type Mode,
  type Status,
  type Theme,
  type TokenName,
  type Tokens,
  tokenNames,
} from "./derivation/index.ts";
export { size, vars } from "./vars.css.ts";
