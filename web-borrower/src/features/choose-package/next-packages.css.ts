import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const next = style({
  marginBlockStart: 28,
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${vars.line}`,
});

export const nextTitle = style({ fontSize: 15, fontWeight: 500 });

export const orFile = style({ color: vars.textMuted, fontSize: size.text14 });

export const packages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 18px",
  marginBlockStart: 12,
  color: vars.textMuted,
  fontSize: size.text14,
});

export const offered = style({ display: "flex", alignItems: "center", gap: 8 });
