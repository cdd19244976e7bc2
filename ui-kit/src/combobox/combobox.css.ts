import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const list = style({
  zIndex: `calc(${size.layerDialog} + 5)`,
  width: "var(--radix-popover-trigger-width)",
  maxHeight: "min(320px, var(--radix-popover-content-available-height))",
  padding: 6,
  overflowY: "auto",
  borderRadius: size.radiusCard,
  background: vars.surfaceRaised,
  boxShadow: vars.elevation2,
  fontFamily: vars.fontBody,
  fontSize: size.textUi,
});

export const option = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: 9,
    minHeight: 30,
    padding: "4px 8px",
    borderRadius: size.radiusSmall,
    cursor: "default",
    userSelect: "none",
    selectors: { "[data-density=touch] &": { minHeight: 44 } },
  },
  variants: {
    active: { true: { background: vars.neutral4 }, false: {} },
    refused: { true: { color: vars.textMuted }, false: {} },
  },
});
globalStyle(`${option.classNames.base} > svg`, {
  flex: "none",
  width: 14,
  height: 14,
  color: vars.accentText,
});
export const group = style({
  padding: "8px 8px 3px",
  color: vars.textSubtle,
  fontSize: size.text11,
  fontWeight: 600,
});
export const text = style({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const code = style({
  alignSelf: "baseline",
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 600,
});
export const detail = style({ color: vars.textMuted, fontSize: size.textSmall });
export const none = style({ padding: "6px 8px", color: vars.textMuted });
