import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const name = style({
  fontWeight: 500,
  "@media": { "(min-width: 640px)": { whiteSpace: "nowrap" } },
});

export const nameWithMore = style([
  name,
  {
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    font: "inherit",
    fontWeight: 500,
    textDecoration: `underline dotted ${vars.textSubtle}`,
    textUnderlineOffset: "3px",
    cursor: "help",
  },
]);

export const roles = style({
  display: "grid",
  gap: size.space8,
  "@media": { "(min-width: 640px)": { gridTemplateColumns: "1fr 1fr" } },
});

export const ownRoles = style({
  margin: `${size.space8} 0 0`,
  color: vars.textMuted,
  fontSize: size.textSmall,
});

export const role = style({
  display: "flex",
  gap: size.space8,
  alignItems: "center",
  justifyContent: "space-between",
  padding: `6px ${size.space8} 6px ${size.space12}`,
  borderRadius: size.radiusControl,
  boxShadow: `inset 0 0 0 1px ${vars.lineControl}`,
  selectors: {
    "&[data-chosen=true]": {
      background: vars.brand2,
      boxShadow: `inset 0 0 0 1.5px ${vars.accentControl}`,
    },
  },
});

export const permissions = style({ margin: 0, padding: 0, listStyle: "none" });

export const permission = style({
  display: "flex",
  gap: size.space8,
  alignItems: "center",
  padding: "3px 0",
});

export const legend = style({ marginBottom: "6px", padding: 0, fontWeight: 500 });

export const fieldset = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });

export const pending = style({ margin: `${size.space8} 0 0`, padding: 0, listStyle: "none" });

export const pendingRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `2px ${size.space12}`,
  alignItems: "center",
  padding: `${size.space8} 0`,
  borderTop: `1px solid ${vars.line}`,
});

export const pendingWho = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `2px ${size.space12}`,
  alignItems: "center",
  minWidth: 0,
  overflowWrap: "anywhere",
  "@media": {
    "(min-width: 640px)": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 2fr) minmax(0, 3fr) auto",
    },
  },
});

export const pendingFault = style({ gridColumn: "1 / -1", color: vars.dangerText });
