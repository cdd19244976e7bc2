import { vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const words = style({
  display: "grid",
  gap: 6,
  padding: "14px 16px",
  borderRadius: 14,
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.accentBorder}`,
  fontSize: 15,
  lineHeight: 1.45,
});

export const line = style({
  margin: 0,
  color: vars.textMuted,
  textWrap: "pretty",
  overflowWrap: "anywhere",
  selectors: { "&:first-child": { color: vars.text, fontWeight: 500 } },
});
