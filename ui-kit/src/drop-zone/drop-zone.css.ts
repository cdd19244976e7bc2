import { globalStyle, style } from "@vanilla-extract/css";
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
    tall: {
      true: {
        flexDirection: "column",
        gap: 12,
        padding: "22px 18px 18px",
        borderWidth: 1.5,
        borderRadius: size.radiusDialog,
        background: vars.surface,
      },
      false: {},
    },
    over: { true: { background: vars.accentBg, borderColor: vars.accentControl }, false: {} },
  },
});
export const picture = style({
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: 14,
  background: vars.accentBgHover,
  color: vars.accentText,
});
globalStyle(`${picture} > svg`, { width: 24, height: 24 });
export const hint = style({ color: vars.textMuted, fontSize: size.textSmall });
