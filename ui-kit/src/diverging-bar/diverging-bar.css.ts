import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/vars.css.ts";

/** Filled part of a half, from 0 to 1. */
export const portion = createVar();

export const track = style({
  position: "relative",
  display: "block",
  width: "100%",
  minWidth: 60,
  height: 14,
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlock: -4,
      insetInlineStart: "50%",
      width: 1,
      background: vars.lineControl,
      "@media": { "(forced-colors: active)": { background: "CanvasText" } },
    },
  },
});

export const bar = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    width: `max(2px, calc(${portion} * 50%))`,
    // Browsers leave backgrounds out of a print.
    printColorAdjust: "exact",
    "@media": {
      "(forced-colors: active)": { border: "1px solid CanvasText", background: "Canvas" },
    },
  },
  variants: {
    to: {
      more: {
        insetInlineStart: "50%",
        borderStartEndRadius: 3,
        borderEndEndRadius: 3,
        background: vars.accentControl,
      },
      less: {
        insetInlineEnd: "50%",
        borderStartStartRadius: 3,
        borderEndStartRadius: 3,
        background: `repeating-linear-gradient(135deg, ${vars.textSubtle} 0 2px, ${vars.neutral4} 2px 5px)`,
      },
    },
  },
});
