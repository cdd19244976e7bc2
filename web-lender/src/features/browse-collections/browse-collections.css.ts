import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: size.space8,
  margin: "14px 0 12px",
});

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px",
  alignItems: "center",
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  float: "left",
  marginRight: "2px",
  padding: 0,
  color: vars.textMuted,
  fontSize: size.text12,
});

export const end = style({ display: "flex", gap: size.space8, marginLeft: "auto" });

export const time = style({
  marginLeft: "7px",
  color: vars.textSubtle,
  fontSize: size.text12,
  fontWeight: 400,
});

/** A word with its mark before it. */
export const marked = style({
  display: "inline-flex",
  gap: "7px",
  alignItems: "center",
  whiteSpace: "nowrap",
});

export const page = style({
  padding: "3px 8px",
  borderRadius: size.radiusSmall,
  color: vars.textMuted,
  fontSize: size.text12,
  fontWeight: 500,
  lineHeight: "18px",
  textDecoration: "none",
  ":hover": { background: vars.neutral4, color: vars.text },
});

export const files = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(420px, 100%), 1fr))",
  gap: "14px",
  padding: "0 16px 16px 44px",
});
