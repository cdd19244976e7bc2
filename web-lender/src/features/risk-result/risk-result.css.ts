import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { table } from "../../risk/figure-table.css.ts";

const tabular = { fontVariantNumeric: "tabular-nums lining-nums" } as const;
const narrow = "(width < 640px)";

/** The chart and the inputs, side by side if there's room. */
export const columns = style({
  display: "grid",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  "@media": { "(width >= 1024px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(360px, 452px)" } },
});

export const headline = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 32px",
  margin: 0,
  padding: "14px 16px 4px",
});
export const headlineTerm = style({ color: vars.textMuted, fontSize: size.textSmall });
export const headlineValue = style({
  ...tabular,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 7px",
  margin: 0,
  fontSize: "1.5rem",
  fontWeight: 600,
  letterSpacing: "-.012em",
  lineHeight: 1.25,
});
export const headlineNote = style({
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontWeight: 400,
  letterSpacing: 0,
});

/** Only the comparison is colored, and it has a word too. */
export const comparison = styleVariants({
  below: { color: vars.successText },
  stronger: { color: vars.successText },
  above: { color: vars.dangerText },
  weaker: { color: vars.dangerText },
  longer: { color: vars.textMuted },
  shorter: { color: vars.textMuted },
  same: { color: vars.textMuted },
});
export const compared = style({
  ...tabular,
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  fontSize: size.textSmall,
  fontWeight: 500,
  letterSpacing: 0,
});
globalStyle(`${compared} > svg`, { flex: "none", width: 13, height: 13 });

export const chart = style({ padding: "6px 16px 8px" });

export const overTable = style({ borderBlockStart: `1px solid ${vars.line}` });

export const categoryToggle = style({
  display: "flex",
  alignItems: "center",
  gap: 7,
  minHeight: 26,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.text,
  fontSize: size.textUi,
  fontWeight: 600,
  textAlign: "start",
  cursor: "pointer",
});
globalStyle(`${categoryToggle} > svg`, {
  flex: "none",
  width: 14,
  height: 14,
  color: vars.textMuted,
  "@media": { print: { display: "none" } },
});
globalStyle(`${categoryToggle}[aria-expanded=true] > svg`, { rotate: "90deg" });
/** Printed even if they're collapsed. */
export const closed = style({
  display: "none",
  "@media": { print: { display: "table-row-group" } },
});
export const measureName = style({});
globalStyle(`${table} tbody th${measureName}`, {
  paddingInlineStart: 37,
  fontWeight: 400,
  "@media": { [narrow]: { fontWeight: 500 } },
});

export const barCell = style({ width: "31%" });
export const barWithFigure = style({
  display: "grid",
  gridTemplateColumns: "minmax(60px, 1fr) 6.25rem",
  alignItems: "center",
  gap: 8,
});
/** On a phone, has its own line after the year. */
export const barFigure = style({});
globalStyle(`${table} tbody > tr > td${barFigure}${barFigure}`, {
  "@media": {
    [narrow]: {
      display: "grid",
      flex: "1 1 100%",
      gridTemplateColumns: "3.25rem minmax(0, 1fr)",
      alignItems: "center",
    },
  },
});
export const sumRow = style({});
globalStyle(`${table} ${sumRow} > :is(th, td)`, { fontWeight: 600 });

export const notes = style({
  display: "flex",
  flexDirection: "column",
  gap: 7,
  margin: 0,
  padding: "12px 16px",
  borderBlockStart: `1px solid ${vars.line}`,
  color: vars.textMuted,
  fontSize: size.textSmall,
  listStyle: "none",
});
export const note = style({
  display: "grid",
  gridTemplateColumns: "14px minmax(0, 1fr)",
  gap: 8,
  overflowWrap: "anywhere",
});
globalStyle(`${note} > svg`, { width: 14, height: 14, marginBlockStart: 2 });
export const warningList = style({
  display: "flex",
  flexDirection: "column",
  gap: 3,
  margin: "4px 0 0",
  padding: 0,
  listStyle: "none",
});

export const words = style({
  margin: 0,
  padding: "14px 16px",
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: size.textUi,
  lineHeight: size.leadingText,
});
export const hash = style({
  fontFamily: size.fontMono,
  fontSize: size.text11,
  overflowWrap: "anywhere",
});
/** The word for a figure's color. */
export const word = style({ display: "block", fontSize: size.text11, lineHeight: 1.2 });
export const unknown = style({ color: vars.textSubtle, fontSize: size.textSmall });
/** Aligns the text after figures from row to row. */
export const unit = style({});
globalStyle(`${table} ${unit}`, { textAlign: "start" });
globalStyle(`${table} tbody > tr > td${unit}${unit}`, {
  "@media": { [narrow]: { display: "none" } },
});
export const verdict = style({});
globalStyle(`${table} ${verdict}`, { textAlign: "start", whiteSpace: "nowrap" });
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 14 });
export const year = style({ whiteSpace: "nowrap" });
