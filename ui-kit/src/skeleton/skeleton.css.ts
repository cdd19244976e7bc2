import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/vars.css.ts";

/** Line length as a share of the width. Set by the component. */
export const portion = createVar();

export const shape = recipe({
  base: {
    display: "block",
    background: `linear-gradient(90deg, ${vars.neutral4}, ${vars.neutral3} 45%, ${vars.neutral4})`,
  },
  variants: {
    shape: {
      line: { width: `calc(${portion} * 100%)`, height: 10, borderRadius: 4 },
      circle: { flex: "none", width: 26, height: 26, borderRadius: "50%" },
    },
  },
});
export const lines = style({ display: "flex", flexDirection: "column", gap: 8, width: "100%" });
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 49,
  padding: "14px 16px",
});
