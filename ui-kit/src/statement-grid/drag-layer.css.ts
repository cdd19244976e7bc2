import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const line = style({
  position: "absolute",
  insetInlineEnd: 0,
  zIndex: 3,
  height: 2,
  marginBlockStart: -1,
  borderRadius: 1,
  background: vars.accentControl,
  pointerEvents: "none",
  "::before": {
    position: "absolute",
    insetBlockStart: -3,
    insetInlineStart: -4,
    width: 8,
    height: 8,
    borderRadius: "50%",
    boxShadow: `inset 0 0 0 2px ${vars.accentControl}`,
    background: vars.surface,
    content: "",
  },
  "@media": { "(forced-colors: active)": { background: "Highlight", forcedColorAdjust: "none" } },
});

export const hint = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: size.layerToast,
  width: "max-content",
  maxWidth: 360,
  padding: "8px 12px",
  borderRadius: size.radiusControl,
  background: vars.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${vars.line}, ${vars.elevation2}`,
  color: vars.text,
  fontFamily: vars.fontBody,
  fontSize: size.text13,
  lineHeight: size.leadingUi,
  pointerEvents: "none",
});
export const refused = style({
  background: vars.dangerBg,
  boxShadow: `inset 0 0 0 1px ${vars.dangerBorder}, ${vars.elevation2}`,
  color: vars.dangerText,
});
