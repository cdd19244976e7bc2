import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

const enter = keyframes({ from: { opacity: 0, translate: "0 4px" } });

export const popover = recipe({
  base: {
    zIndex: `calc(${size.layerDialog} + 5)`,
    maxWidth: "min(440px, calc(100vw - 24px))",
    borderRadius: size.radiusCard,
    background: vars.surfaceRaised,
    boxShadow: vars.elevation2,
    fontFamily: vars.fontBody,
    fontSize: size.textUi,
    outline: 0,
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${enter} ${size.base} ${size.easeOut}`,
      },
    },
  },
  variants: { inset: { normal: { padding: "12px 14px" }, none: { overflow: "hidden" } } },
});
export const title = style({ marginBlockEnd: 2, fontWeight: 600 });
export const detail = style({ color: vars.textMuted });
