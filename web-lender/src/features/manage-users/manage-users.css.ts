import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

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

export const table = style({});

// Where six columns have no room a row becomes a few lines: who and how they stand, where to reach them,
// what they are.
const narrow = "(max-width: 1199px)";
const whereNarrow = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${table} ${selector}`, { "@media": { [narrow]: rule } });

whereNarrow("thead", { display: "none" });
whereNarrow(":is(table, tbody)", { display: "block", width: "100%" });
whereNarrow("tr", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  padding: "10px 16px",
  borderBottom: `1px solid ${vars.line}`,
});
whereNarrow("tr:last-child", { borderBottom: 0 });
whereNarrow("tbody > tr > :is(th, td)", {
  display: "block",
  width: "auto",
  height: "auto",
  // In line with the name, which stands behind its initials.
  padding: "2px 0 0 38px",
  border: 0,
  textAlign: "start",
  overflowWrap: "anywhere",
});
whereNarrow("tbody > tr > :nth-child(1)", { padding: 0 });
whereNarrow("tbody > tr > :nth-child(2)", { padding: "0 0 0 8px", justifySelf: "end" });
whereNarrow("tbody > tr > :nth-child(3)", { gridRow: 2, gridColumn: "1 / 3" });
whereNarrow("tbody > tr > :nth-child(4)", { display: "none" });
whereNarrow("tbody > tr > :nth-child(5)", { gridArea: "3 / 1 / 4 / 3" });
whereNarrow("tbody > tr > :nth-child(6)", { gridArea: "4 / 1 / 5 / 3", padding: "4px 0 0" });

// Beside what it's about, unless that is as wide as a phone.
globalStyle(`${table} tbody > tr > :nth-child(6)`, {
  "@media": { "(min-width: 640px) and (max-width: 1199px)": { gridArea: "2 / 2 / 4 / 3" } },
});
