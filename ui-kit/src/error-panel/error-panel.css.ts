import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const panel = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  padding: "10px 12px 12px",
  borderRadius: size.radiusControl,
  background: vars.dangerBg,
  boxShadow: `inset 0 0 0 1px ${vars.dangerBorder}`,
});
export const icon = style({ marginBlockStart: 2, color: vars.dangerText });
export const title = style({ fontWeight: 600, outline: 0 });
export const effect = style({ color: vars.textMuted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  marginBlockStart: 8,
});
