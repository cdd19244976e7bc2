import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

/** It scrolls, so it has to round the corners that it shares with its card. */
export const scroller = style({
  // What is placed inside scrolls along, words for screen readers too.
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
    // Names get the room; dates and links need no more than they are wide.
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
      // There a reason may take lines, on a phone more than a row is high.
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
