import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const card = recipe({
  base: {
    minWidth: 0,
    background: vars.surface,
    boxShadow: `0 0 0 1px ${vars.line}, ${vars.elevation1}`,
    borderRadius: size.radiusCard,
    selectors: { "[data-density=touch] &": { borderRadius: size.radiusDialog } },
  },
  variants: {
    tone: { default: {}, accent: { boxShadow: `0 0 0 1px ${vars.accentBorder}` } },
  },
});
// Content that reaches the card's edges must not cover its rounded corners.
globalStyle(`:where(${card.classNames.base}) > :where(:first-child)`, {
  borderStartStartRadius: "inherit",
  borderStartEndRadius: "inherit",
});
globalStyle(`:where(${card.classNames.base}) > :where(:last-child)`, {
  borderEndStartRadius: "inherit",
  borderEndEndRadius: "inherit",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  minHeight: 42,
  padding: "6px 16px",
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: {
    "[data-density=touch] &": { borderBlockEnd: 0, padding: "16px 20px 0" },
  },
});
export const meta = style({ color: vars.textMuted, fontSize: size.textSmall });
export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  marginInlineStart: "auto",
});
export const body = recipe({
  base: { padding: 16 },
  variants: {
    underHead: {
      true: { selectors: { "[data-density=touch] &": { padding: "8px 20px 18px" } } },
      false: { selectors: { "[data-density=touch] &": { padding: "18px 20px" } } },
    },
  },
});
export const foot = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "8px 16px",
  borderBlockStart: `1px solid ${vars.line}`,
});
