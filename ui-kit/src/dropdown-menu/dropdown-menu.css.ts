import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const menu = style({
  zIndex: `calc(${size.layerDialog} + 5)`,
  minWidth: 188,
  padding: 6,
  borderRadius: size.radiusCard,
  background: vars.surfaceRaised,
  boxShadow: vars.elevation2,
  fontFamily: vars.fontBody,
  fontSize: size.textUi,
});
export const item = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: 9,
    minHeight: 30,
    padding: "0 8px",
    borderRadius: size.radiusSmall,
    outline: 0,
    whiteSpace: "nowrap",
    cursor: "default",
    userSelect: "none",
    textDecoration: "none",
    selectors: {
      "&:hover": { textDecoration: "none" },
      "&[data-highlighted], &[data-state=open]": { background: vars.neutral4 },
      "&[data-disabled]": { color: vars.textDisabled },
      "[data-density=touch] &": { minHeight: 44 },
    },
  },
  variants: {
    destructive: {
      true: { color: vars.dangerText },
      false: { color: vars.text },
    },
  },
});
globalStyle(`${item.classNames.variants.destructive.false} > svg`, { color: vars.textSubtle });
/** As wide as an icon, so labels align with or without a mark. */
export const mark = style({ display: "grid", placeItems: "center", width: 16, height: 16 });
globalStyle(`${mark} > svg`, { width: 14, height: 14, color: vars.accentText });
export const value = style({ marginInlineStart: "auto", color: vars.textMuted });
export const onward = style({ flex: "none", width: 16, height: 16 });
export const label = style({
  padding: "5px 8px 4px",
  color: vars.textSubtle,
  fontSize: size.text11,
  fontWeight: 500,
});
export const separator = style({ height: 1, margin: "5px -6px", background: vars.line });

/** Where a menu without a button of its own opens. */
export const point = style({ position: "fixed", width: 1, height: 1, pointerEvents: "none" });
