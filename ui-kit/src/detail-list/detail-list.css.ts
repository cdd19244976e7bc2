import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "2px 14px",
  padding: "10px 18px",
  lineHeight: 1.4,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});

export const text = style({ flex: 1, minWidth: 0 });

export const title = style({ display: "block", overflowWrap: "anywhere" });

export const detail = style({ display: "block", color: vars.textMuted, fontSize: size.textSmall });

export const side = style({
  flex: "none",
  maxWidth: "50%",
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
});

export const note = recipe({
  base: { display: "flex", gap: 6, fontSize: size.text14 },
  variants: { tone: { neutral: { color: vars.textMuted }, danger: { color: vars.dangerText } } },
});
globalStyle(`${note.classNames.base} > svg`, {
  flex: "none",
  width: 14,
  height: 14,
  marginBlockStart: 3,
});

export const marked = style({
  padding: "1px 5px",
  borderRadius: 4,
  background: vars.dangerBg,
  color: vars.text,
  boxShadow: `inset 0 0 0 1px ${vars.dangerBorder}`,
  fontWeight: 500,
});

export const mark = style({
  background: "none",
  color: vars.dangerText,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
