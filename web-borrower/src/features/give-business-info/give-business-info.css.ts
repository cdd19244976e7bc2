import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const actions = style({
  display: "grid",
  marginBlockStart: 4,
  "@media": { "(width >= 900px)": { gridTemplateColumns: "minmax(190px, max-content)" } },
});

export const problem = style({ display: "block", color: vars.text });

export const given = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  marginBlockEnd: 22,
  padding: "10px 10px 10px 16px",
  borderRadius: 12,
  background: vars.surfaceSunken,
});

export const givenText = style({
  minWidth: 0,
  color: vars.textMuted,
  fontSize: size.text14,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const givenName = style({ display: "block", color: vars.text, fontWeight: 600 });
