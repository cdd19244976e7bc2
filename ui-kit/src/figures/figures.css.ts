import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

const roomy = "(width >= 640px)";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  margin: 0,
  "@media": { [roomy]: { gridAutoColumns: "1fr", gridAutoFlow: "column" } },
});

export const figure = style({
  minWidth: 0,
  padding: "13px 16px 14px",
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.line}` },
    "&:last-child:nth-child(odd)": {
      display: "flex",
      gridColumn: "1 / -1",
      alignItems: "baseline",
      justifyContent: "space-between",
      gap: 12,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.line}`,
    },
  },
  "@media": {
    [roomy]: {
      padding: "14px 20px 15px",
      selectors: {
        "&:last-child:nth-child(odd)": {
          display: "block",
          gridColumn: "auto",
          borderInlineStart: `1px solid ${vars.line}`,
          borderBlockStart: 0,
        },
      },
    },
  },
});

export const label = style({ color: vars.textMuted, fontSize: size.text13 });

export const value = recipe({
  base: {
    margin: 0,
    fontSize: 19,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: 600,
    letterSpacing: "-.01em",
    lineHeight: 1.3,
    overflowWrap: "anywhere",
    "@media": { [roomy]: { fontSize: size.text22 } },
  },
  variants: {
    tone: {
      default: {},
      success: { color: vars.successText },
      danger: { color: vars.dangerText },
    },
  },
});
