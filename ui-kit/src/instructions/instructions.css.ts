import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const list = style({
  padding: "4px 18px",
  "@media": { "(width < 360px)": { paddingInline: 12 } },
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  columnGap: 14,
  padding: "16px 0",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const name = recipe({
  base: { display: "block", paddingBlockStart: 2, fontWeight: 600, lineHeight: 1.35 },
  variants: { quiet: { true: { color: vars.textMuted }, false: {} } },
});
export const detail = style({
  marginBlockStart: 2,
  color: vars.textMuted,
  fontSize: size.text15,
  lineHeight: 1.45,
  textWrap: "pretty",
});
