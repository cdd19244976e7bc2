import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

const enter = keyframes({ from: { opacity: 0, translate: "0 8px" } });

/** Above everything, dialogs included. */
export const notice = style({
  position: "fixed",
  zIndex: size.layerToast,
  insetInline: 0,
  insetBlockEnd: 20,
  marginInline: "auto",
  display: "flex",
  gap: 12,
  width: "min(440px, calc(100vw - 32px))",
  padding: "16px 18px",
  borderRadius: size.radiusDialog,
  background: vars.surfaceRaised,
  boxShadow: `0 0 0 1px ${vars.line}, ${vars.elevation3}`,
  fontFamily: vars.fontBody,
  // An open dialog disables pointer events outside itself.
  pointerEvents: "auto",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${enter} ${size.base} ${size.easeOut}`,
    },
  },
});
export const icon = style({ color: vars.warningText, marginBlockStart: 1 });
export const alarm = style({ color: vars.dangerText, marginBlockStart: 1 });
globalStyle(`:is(${icon}, ${alarm}) > svg`, { width: 18, height: 18 });
export const text = style({ flex: 1, minWidth: 0 });
export const head = style({ display: "flex", gap: 12, alignItems: "baseline" });
export const title = style({ flex: 1, fontWeight: 600 });
export const ended = style({ margin: 0, fontWeight: 600 });
export const count = style({ fontVariantNumeric: "tabular-nums", fontWeight: 600 });
export const detail = style({ margin: 0, marginBlockStart: 2, color: vars.textMuted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockStart: 12,
});
