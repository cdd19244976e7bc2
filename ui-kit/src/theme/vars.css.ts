import { createGlobalThemeContract } from "@vanilla-extract/css";
import { propertyOf, type TokenName, tokenNames } from "./derivation/tokens.ts";
import { type SizeName, sizes } from "./sizes.ts";

const names = Object.fromEntries(tokenNames.map((name) => [name, propertyOf(name)]));

/** Token names without values. Names are plain, because tenants' settings may use them (D-57). */
// `fromEntries` forgets its keys; they are the token names.
export const vars = createGlobalThemeContract(names) as Record<TokenName, `var(--${string})`>;

const sizeNames = Object.keys(sizes);

// As above: one name for each of the sizes.
export const size = createGlobalThemeContract(
  Object.fromEntries(sizeNames.map((name) => [name, propertyOf(name)])),
) as Record<SizeName, `var(--${string})`>;
