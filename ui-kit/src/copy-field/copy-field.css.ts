import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const row = recipe({
  base: { display: "flex", gap: 8 },
  variants: {
    code: {
      true: { "@media": { "(width < 360px)": { flexWrap: "wrap" } } },
      false: {},
    },
  },
});
globalStyle(`${row.classNames.variants.code.true} > :first-child`, {
  flex: "1 1 170px",
  maxWidth: 260,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
});
globalStyle(`${row.classNames.variants.code.true} input`, {
  fontFamily: size.fontMono,
  fontSize: size.text15,
  fontWeight: 500,
  letterSpacing: ".01em",
  "@media": { "(width >= 900px)": { fontSize: 17, letterSpacing: ".06em" } },
});
globalStyle(`${row.classNames.variants.code.true} > :last-child`, { minWidth: 0 });
export const button = style({ display: "flex", flex: "none", minWidth: 108 });
export const note = style({
  minHeight: 20,
  marginBlockStart: 6,
  color: vars.successText,
  fontSize: size.textSmall,
});
export const noteLine = style({ display: "flex", alignItems: "center", gap: 5 });
