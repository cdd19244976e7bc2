import { globalStyle, style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";
import { outlined } from "./grid-line.css.ts";

export const editor = style({
  ...outlined,
  display: "flex",
  alignItems: "center",
  flex: 1,
  gap: 6,
  height: 24,
  minWidth: 0,
  marginInlineStart: -7,
  paddingInline: "7px 6px",
  borderRadius: size.radiusSmall,
  outlineOffset: "-1px",
  background: vars.surface,
  color: vars.textSubtle,
});
/** Lets the refusal out of the row, over those below. */
export const refused = style({ contain: "none", zIndex: 2 });
globalStyle(`${refused} ${editor}`, { position: "relative", outlineColor: vars.dangerText });
export const refusal = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 4px)",
  insetInlineStart: 0,
  zIndex: 1,
  width: "max-content",
  maxWidth: 320,
  padding: "5px 9px",
  borderRadius: size.radiusSmall,
  background: vars.dangerBg,
  boxShadow: `inset 0 0 0 1px ${vars.dangerBorder}, ${vars.elevation2}`,
  color: vars.dangerText,
  fontSize: size.text12,
  fontWeight: 400,
  whiteSpace: "normal",
});
globalStyle(`${editor} > svg`, { flex: "none", width: 12, height: 12 });
export const input = style({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: vars.text,
  font: "inherit",
  fontWeight: 400,
});
