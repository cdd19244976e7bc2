import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const tooltip = style({
  zIndex: size.layerToast,
  maxWidth: 280,
  padding: "5px 8px",
  borderRadius: size.radiusSmall,
  background: vars.neutral12,
  color: vars.neutral1,
  boxShadow: vars.elevation2,
  fontFamily: vars.fontBody,
  fontSize: size.text12,
  lineHeight: size.leadingUi,
  whiteSpace: "pre-line",
});
