import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const colors = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
  gap: size.space12,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const color = style({ minWidth: 0, color: vars.textMuted, fontSize: size.text12 });

export const swatch = style({
  height: 40,
  marginBlockEnd: size.space4,
  border: `1px solid ${vars.line}`,
  borderRadius: size.radiusControl,
});
