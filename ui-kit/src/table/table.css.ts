import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

/** It scrolls, so it must round the corners it shares with its card. */
export const scroller = style({
  // Keeps visually hidden text inside the scroller.
  position: "relative",
  overflowX: "auto",
  selectors: {
    "&:first-child": { borderStartStartRadius: "inherit", borderStartEndRadius: "inherit" },
    "&:last-child": { borderEndStartRadius: "inherit", borderEndEndRadius: "inherit" },
  },
});

const rowHeight = createVar();
export const table = recipe({
  base: { fontSize: size.textUi },
  variants: {
    rows: {
      regular: { vars: { [rowHeight]: size.rowHeight } },
      roomy: { vars: { [rowHeight]: `max(44px, ${size.rowHeight})` } },
    },
  },
});

export const columnHeader = recipe({
  base: {
    height: 34,
    padding: `0 ${size.cellInset}`,
    borderBlockEnd: `1px solid ${vars.line}`,
    color: vars.textMuted,
    fontSize: size.textSmall,
    fontWeight: 500,
    whiteSpace: "nowrap",
    selectors: {
      "&:first-child": { paddingInlineStart: 16 },
      "&:last-child": { paddingInlineEnd: 16 },
    },
  },
  variants: {
    align: { start: {}, center: { textAlign: "center" }, end: { textAlign: "end" } },
    wide: { true: { width: "36%" }, false: {} },
  },
});

export const sort = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 4,
    minHeight: 24,
    padding: 0,
    border: 0,
    background: "none",
    fontWeight: 500,
    cursor: "pointer",
    ":hover": { color: vars.text },
  },
  variants: { active: { true: { color: vars.text }, false: {} } },
});
globalStyle(`${sort.classNames.base} > svg`, { width: 12, height: 12 });

export const row = recipe({
  variants: {
    state: {
      normal: {},
      locked: { color: vars.textMuted },
      selected: {},
      deleted: { color: vars.textSubtle },
      open: {},
    },
    opens: { true: { cursor: "pointer" } },
  },
});

export const cell = recipe({
  base: {
    height: rowHeight,
    padding: `0 ${size.cellInset}`,
    borderBlockEnd: `1px solid ${vars.line}`,
    fontWeight: 400,
    textAlign: "start",
    selectors: {
      "&:first-child": { paddingInlineStart: 16 },
      "&:last-child": { paddingInlineEnd: 16 },
      "tbody tr:last-child > &": { borderBlockEnd: 0 },
      // On a phone a reason may wrap and exceed the row height.
      "[data-density=touch] tbody &": { paddingBlock: 8 },
      [`${row.classNames.variants.state.normal}:hover > &`]: { background: vars.surfaceHover },
      [`${row.classNames.variants.state.deleted}:hover > &`]: { background: vars.surfaceHover },
      [`${row.classNames.variants.state.locked} > &`]: { background: vars.neutral3 },
      [`${row.classNames.variants.state.selected} > &`]: { background: vars.accentBg },
      [`${row.classNames.variants.state.open} > &`]: {
        background: vars.surfaceSunken,
        borderBlockEndColor: "transparent",
      },
    },
  },
  variants: {
    align: {
      start: {},
      center: { textAlign: "center" },
      end: {
        textAlign: "end",
        fontVariantNumeric: "tabular-nums lining-nums",
        whiteSpace: "nowrap",
      },
    },
    tone: { normal: {}, muted: { color: vars.textMuted }, strong: { fontWeight: 500 } },
    lines: { "1": {}, "2": { height: 49 } },
    fit: { true: { width: "1%", whiteSpace: "nowrap" }, false: {} },
  },
});

export const chevronCell = style({ width: 44 });
export const chevron = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: size.radiusSmall,
    background: "none",
    color: vars.textMuted,
    cursor: "pointer",
    ":hover": { background: vars.neutral4 },
  },
  variants: { open: { true: {}, false: {} } },
});
globalStyle(`${chevron.classNames.base} > svg`, { width: 14, height: 14 });
globalStyle(`${chevron.classNames.variants.open.true} > svg`, { rotate: "90deg" });

export const details = style({
  padding: "0 16px 16px 44px",
  background: vars.surfaceSunken,
  borderBlockEnd: `1px solid ${vars.line}`,
});

export const secondLine = style({
  display: "block",
  color: vars.textSubtle,
  fontSize: size.textSmall,
  lineHeight: 1.35,
});

/** Stands in for the column's heading where rows are stacked. */
export const halfLabel = style({ display: "none" });

/** Below these widths rows are stacked. */
const widths = {
  640: "(width < 640px)",
  900: "(width < 900px)",
  1000: "(width < 1000px)",
  1200: "(width < 1200px)",
};

/** Where in its line a cell is; `last` leaves the room before it to another cell. */
const places = {
  start: { gridColumn: "start / end" },
  end: { gridColumn: "end / stop", justifySelf: "end", textAlign: "end" },
  whole: { gridColumn: "start / stop" },
  last: { gridColumn: "start / stop", justifySelf: "end" },
};

for (const width of [1100, 1300, 1440]) {
  globalStyle(`:is(th, td)[data-hide-below="${width}"]`, {
    "@media": { [`(width < ${width}px)`]: { display: "none" } },
  });
}

for (const [width, media] of Object.entries(widths)) {
  const rule = (selector: string, styles: Record<string, string | number>) =>
    globalStyle(selector, { "@media": { [media]: styles } });
  const table = `[data-lines-below="${width}"]`;
  const cell = `${table} tbody > tr > :is(th, td)`;

  rule(`${table} :is(table, tbody)`, { display: "block", width: "100%" });
  rule(`${table} tbody > tr`, {
    display: "grid",
    gridTemplateColumns: "[start] minmax(0, 1fr) [end] auto [stop]",
    gap: "6px 12px",
    alignItems: "center",
    padding: "10px 16px",
    borderBlockEnd: `1px solid ${vars.line}`,
  });
  rule(`${table}[data-opens] tbody > tr`, {
    gridTemplateColumns: "32px [start] minmax(0, 1fr) [end] auto [stop]",
    gap: "4px 8px",
    paddingInlineStart: 8,
  });
  rule(`${table}[data-halves] tbody > tr`, {
    gridTemplateColumns: "[start] minmax(0, 1fr) [end] minmax(0, 1fr) [stop]",
    columnGap: 20,
  });
  rule(`${table}:not([data-opens]) .${row.classNames.variants.state.locked}`, {
    background: vars.neutral3,
  });
  rule(`${table} .${row.classNames.variants.state.selected}`, { background: vars.accentBg });
  rule(`${table} tbody > tr:last-child`, { borderBlockEnd: 0 });
  // The row has the tint, because gaps between tinted cells would stay white.
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
  for (const line of [1, 2, 3, 4]) rule(`${cell}[data-line="${line}"]`, { gridRow: line });
  for (const [at, place] of Object.entries(places)) {
    rule(`${table} tbody > tr[class] > [data-at="${at}"][class]`, place);
  }
  rule(`${table} tbody > tr[class] > [data-inset="true"][class]`, {
    marginBlockStart: -4,
    paddingInlineStart: 38,
  });
  rule(`${table} tbody > tr > [data-top="true"]`, { alignSelf: "start" });
  rule(`${table} tbody > tr > td[colspan][class]`, {
    gridColumn: "1 / -1",
    padding: 0,
    border: 0,
    background: "none",
  });
  rule(`${table} tbody > tr[class] > [data-narrow="hidden"][class]`, { display: "none" });
  rule(`${table} tbody > tr[class] > [data-narrow="half"][class]`, {
    display: "flex",
    gap: 8,
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 32,
    color: vars.textMuted,
    fontSize: size.textSmall,
  });
  rule(`${table} .${halfLabel}`, { display: "inline" });

  // Sort controls stay above, on one line or two.
  const sorting = `${table}[data-keeps-sorting="true"] thead`;
  rule(`${table}:not([data-keeps-sorting="true"]) thead`, { display: "none" });
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
