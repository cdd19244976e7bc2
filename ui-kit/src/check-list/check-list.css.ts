import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: size.rowHeight,
  padding: "4px 16px",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.line}` },
  },
});
export const name = style({ flex: 1, minWidth: 0 });
export const detail = style({ display: "block", color: vars.textMuted, fontSize: size.textSmall });
export const amount = style({
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
});
