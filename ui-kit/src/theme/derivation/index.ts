export { type Brand, type BrandInMode, deriveTheme } from "./derive-theme.ts";
export { isSerif } from "./fonts.ts";
export { brokenGuarantees, type Guarantee, guarantees } from "./guarantees.ts";
export { contrast, mixed } from "./oklch.ts";
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
