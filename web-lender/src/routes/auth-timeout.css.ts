import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const back = style({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  width: "100%",
  margin: "16px 0 0",
  padding: "14px 20px",
  borderRadius: size.radiusDialog,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.line}`,
});
