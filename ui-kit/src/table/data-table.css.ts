import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";
import { row } from "./table.css.ts";

/** Below it, a row has no room for its columns and becomes lines. */
const widths = {
  640: "(width < 640px)",
  900: "(width < 900px)",
  1000: "(width < 1000px)",
  1200: "(width < 1200px)",
} as const;
export type Breakpoint = keyof typeof widths;

/** Where in its line a cell stands. */
const places = {
  start: { gridColumn: "1 / 2" },
  end: { gridColumn: "2 / 3", justifySelf: "end", textAlign: "end" },
  whole: { gridColumn: "1 / 3" },
} as const;

export const linesBelow = styleVariants(widths, () => ({}));
export const line = styleVariants({ 1: {}, 2: {}, 3: {}, 4: {} });
export const place = styleVariants(places, () => ({}));
export const inset = style({});
export const top = style({});
export const hidden = style({});
export const keepsSorting = style({});

onLines(640);
onLines(900);
onLines(1000);
onLines(1200);

function onLines(below: Breakpoint): void {
  const rule = (selector: string, styles: Record<string, string | number>) =>
    globalStyle(selector, { "@media": { [widths[below]]: styles } });
  const table = linesBelow[below];
  const cell = `${table} tbody > tr > :is(th, td)`;

  rule(`${table} :is(table, tbody)`, { display: "block", width: "100%" });
  rule(`${table} tbody > tr`, {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "6px 12px",
    alignItems: "center",
    padding: "10px 16px",
    borderBlockEnd: `1px solid ${vars.line}`,
  });
  rule(`${table} .${row.classNames.variants.state.locked}`, { background: vars.neutral3 });
  rule(`${table} .${row.classNames.variants.state.selected}`, { background: vars.accentBg });
  rule(`${table} tbody > tr:last-child`, { borderBlockEnd: 0 });
  // The row has the tint: its gaps would stay white in that of its cells.
  rule(`${table} tbody > tr[class] > :is(th, td)[class]`, {
    display: "block",
    width: "auto",
    minWidth: 0,
    height: "auto",
    padding: 0,
    border: 0,
    background: "none",
    textAlign: "start",
    overflowWrap: "anywhere",
  });
  for (const each of [1, 2, 3, 4] as const) rule(`${cell}.${line[each]}`, { gridRow: each });
  for (const at of ["start", "end", "whole"] as const) {
    rule(`${table} tbody > tr[class] > .${place[at]}[class]`, places[at]);
  }
  // Close under a name, and in line with it where it stands behind its initials.
  rule(`${table} tbody > tr[class] > .${inset}[class]`, {
    marginBlockStart: -4,
    paddingInlineStart: 38,
  });
  rule(`${table} tbody > tr > .${top}`, { alignSelf: "start" });
  rule(`${table} tbody > tr[class] > .${hidden}[class]`, { display: "none" });

  // What it can be sorted by stays above, in a line or, in other languages, two.
  const sorting = `${table}.${keepsSorting} thead`;
  rule(`${table}:not(.${keepsSorting}) thead`, { display: "none" });
  rule(sorting, { display: "block" });
  rule(`${sorting} > tr`, {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 18px",
    padding: "2px 16px",
    borderBlockEnd: `1px solid ${vars.line}`,
  });
  rule(`${sorting} th:not([aria-sort])`, { display: "none" });
  rule(`${sorting} th[aria-sort][class]`, {
    display: "flex",
    alignItems: "center",
    width: "auto",
    padding: 0,
    border: 0,
  });
}
