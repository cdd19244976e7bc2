import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const zone = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: "8px 14px",
    padding: 10,
    borderRadius: size.radiusCard,
    background: vars.surfaceSunken,
    border: `1px dashed ${vars.lineControl}`,
  },
  variants: {
    over: { true: { background: vars.accentBg, borderColor: vars.accentControl }, false: {} },
  },
});
export const hint = style({ color: vars.textMuted, fontSize: size.textSmall });
