import { globalStyle, style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "[data-placeholder] &": { color: vars.textSubtle } },
});

export const list = style({
  zIndex: `calc(${size.layerDialog} + 5)`,
  minWidth: "var(--radix-select-trigger-width)",
  maxHeight: "var(--radix-select-content-available-height)",
  padding: 6,
  overflow: "hidden",
  borderRadius: size.radiusCard,
  background: vars.surfaceRaised,
  boxShadow: vars.elevation2,
  fontFamily: vars.fontBody,
  fontSize: size.textUi,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 9,
  minHeight: 30,
  padding: "4px 8px",
  borderRadius: size.radiusSmall,
  cursor: "default",
  outline: 0,
  userSelect: "none",
  selectors: {
    "&[data-highlighted]": { background: vars.neutral4 },
    "&[data-disabled]": { color: vars.textDisabled },
    "[data-density=touch] &": { minHeight: 44 },
  },
});

export const tick = style({ marginInlineStart: "auto", color: vars.accentText });
globalStyle(`${tick} > svg`, { width: 14, height: 14 });
