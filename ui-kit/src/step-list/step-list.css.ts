import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const step = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 14,
  padding: "16px 0",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const name = recipe({
  base: { display: "block", fontWeight: 500 },
  variants: { state: { done: {}, now: {}, later: { color: vars.textMuted } } },
});
export const detail = style({ display: "block", color: vars.textMuted, fontSize: size.textSmall });
export const side = style({
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
});
export const bar = style({ gridColumn: "2 / -1", marginBlockStart: 10 });
