import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const empty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 6,
  padding: "28px 20px",
  textAlign: "center",
});
export const icon = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  marginBlockEnd: 4,
  borderRadius: "50%",
  background: vars.accentBgHover,
  color: vars.accentText,
});
globalStyle(`${icon} > svg`, { width: 20, height: 20 });
export const detail = style({ color: vars.textMuted, maxWidth: "48ch", textWrap: "balance" });
export const action = style({ marginBlockStart: 8 });
