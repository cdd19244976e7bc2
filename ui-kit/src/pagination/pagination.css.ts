import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const pager = style({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: 44,
  padding: "0 10px 0 16px",
  borderBlockStart: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
});
export const range = style({ marginInlineEnd: "auto" });
export const page = style({ marginInline: 4 });
