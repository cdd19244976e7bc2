import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: size.space20,
  outline: "none",
});

export const lock = style({
  display: "grid",
  placeItems: "center",
  width: "52px",
  height: "52px",
  borderRadius: size.radiusFull,
  background: vars.neutral4,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  color: vars.textMuted,
});
globalStyle(`${lock} svg`, { width: "24px", height: "24px" });
