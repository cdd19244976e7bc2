import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: 12, marginBlockStart: 22, outline: "none" });

export const types = style({
  margin: "8px 0 0",
  color: vars.textMuted,
  fontSize: size.textSmall,
  textAlign: "center",
});
