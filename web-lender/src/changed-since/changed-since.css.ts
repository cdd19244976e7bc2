import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const differences = style({ margin: "6px 0 0" });

/** Before both values where there's room, else above them. */
export const difference = style({
  display: "grid",
  gap: "2px 12px",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  padding: "8px 0",
  borderTop: `1px solid ${vars.dangerBorder}`,
  "@media": {
    "(width >= 640px)": { gridTemplateColumns: "120px repeat(2, minmax(0, 1fr))" },
  },
});

export const field = style({
  gridColumn: "1 / -1",
  color: vars.text,
  fontSize: size.textSmall,
  fontWeight: 600,
  "@media": { "(width >= 640px)": { gridColumn: "auto" } },
});

export const value = style({
  minWidth: 0,
  margin: 0,
  color: vars.text,
  overflowWrap: "anywhere",
});

export const whose = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.textSmall,
});
