import { keyframes, style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

const enter = keyframes({ from: { opacity: 0, translate: "0 8px" } });

export const viewport = style({
  position: "fixed",
  zIndex: size.layerToast,
  insetInlineEnd: 20,
  insetBlockEnd: 20,
  display: "flex",
  flexDirection: "column",
  gap: 10,
  width: "min(360px, calc(100vw - 40px))",
  outline: 0,
});
export const toast = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  padding: "12px 10px 12px 14px",
  borderRadius: size.radiusCard,
  background: vars.surfaceRaised,
  boxShadow: vars.elevation2,
  fontFamily: vars.fontBody,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${enter} ${size.base} ${size.easeOut}`,
    },
  },
});
export const icon = style({ marginBlockStart: 1, color: vars.successText });
export const text = style({ flex: 1, minWidth: 0 });
export const title = style({ fontWeight: 500 });
export const detail = style({ color: vars.textMuted, fontSize: size.textSmall });
