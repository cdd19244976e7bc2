import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const narrow = "(width < 640px)";

export const scroller = style({ position: "relative", overflowX: "auto" });

/** A dense table with names at the start and figures at the end. */
export const table = style({
  fontSize: size.textUi,
  fontVariantNumeric: "tabular-nums lining-nums",
});
globalStyle(`${table} :is(th, td)`, {
  height: 30,
  padding: "4px 12px",
  borderBlockEnd: `1px solid ${vars.line}`,
  fontWeight: 400,
  textAlign: "end",
  "@media": { [narrow]: { paddingInline: 7 } },
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 16, textAlign: "start" });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 16 });
globalStyle(`${table} td`, { whiteSpace: "nowrap" });
globalStyle(`${table} thead :is(th, td)`, {
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontWeight: 500,
});
globalStyle(`${table} tbody th[scope=row]`, { fontWeight: 500 });
globalStyle(`${table} tbody:last-child > tr:last-child > :is(th, td)`, { borderBlockEnd: 0 });

/** A heading row above rows that belong together. */
export const groupRow = style({ background: vars.surfaceSunken });
globalStyle(`${table} tbody ${groupRow} > th[scope=rowgroup]`, {
  height: 34,
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontWeight: 500,
  textAlign: "start",
});

/** A second line under a figure or a name. */
export const second = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontWeight: 400,
  whiteSpace: "normal",
});
export const quiet = style({ color: vars.textMuted });

/** Stacks each row: its name, then its figures with their columns' names. On any phone, or only on the smallest. */
export const stacks = styleVariants({ phone: {}, smallest: {} });
const widths = { phone: narrow, smallest: "(width < 360px)" };

for (const on of ["phone", "smallest"] as const) {
  const stacked = (selector: string, properties: Readonly<Record<string, string | number>>) =>
    globalStyle(`${table}${stacks[on]} ${selector}`, { "@media": { [widths[on]]: properties } });

  stacked("thead", { display: "none" });
  stacked("tbody > tr", {
    display: "flex",
    flexWrap: "wrap",
    gap: "3px 16px",
    padding: "8px 16px",
    borderBlockEnd: `1px solid ${vars.line}`,
  });
  stacked(`tbody > tr${groupRow}`, { padding: "4px 16px" });
  stacked("tbody > tr > :is(th, td)", {
    display: "block",
    width: "auto",
    height: "auto",
    padding: 0,
    border: 0,
  });
  stacked("tbody > tr > th", { flex: "1 1 100%" });
  stacked("tbody > tr > td", { textAlign: "start" });
  stacked("tbody > tr > td[data-label]::before", {
    content: "attr(data-label)",
    marginInlineEnd: 6,
    color: vars.textMuted,
    fontSize: size.textSmall,
  });
}
