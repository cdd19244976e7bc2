import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

/** Set by the component. */
export const columnCount = createVar();
export const captionNeeds = createVar();
export const figureNeeds = createVar();
export const gutterWidth = createVar();
/** The minimum; long period names make it higher. */
export const headHeight = createVar();

/** Lengths that are computed once for the grid, and not again for each of its cells. */
const aLength = { syntax: "<length>", inherits: true, initialValue: "0px" } as const;
export const captionWidth = createVar(aLength);
export const figureWidth = createVar(aLength);

/** However narrow the page or large its text, a column of figures stays in sight beside the captions. */
const besideOneFigure = `calc(100cqi - ${figureNeeds} - 16px)`;
const widestFigure = `max(150px, ${figureNeeds})`;
/** Of the width without a scrollbar. */
const leftByFigures = `calc(100cqi - 16px - ${columnCount} * ${widestFigure})`;

export const frame = style({
  position: "relative",
  containerType: "inline-size",
  height: "100%",
  minHeight: 0,
  maxHeight: "100dvh",
});

/** Scroll padding for the sticky head and for a bar that floats over the last rows (WCAG 2.2, 2.4.11). */
export const viewport = style({
  vars: {
    [captionWidth]: `min(max(${captionNeeds}, min(400px, ${leftByFigures})), ${besideOneFigure})`,
    [figureWidth]: `clamp(${figureNeeds}, (100cqi - 16px - ${captionWidth}) / ${columnCount}, ${widestFigure})`,
  },
  position: "relative",
  height: "100%",
  overflow: "auto",
  scrollPaddingBlock: `${headHeight} 64px`,
  scrollPaddingInlineStart: captionWidth,
  background: vars.surface,
  fontSize: size.text13,
  outline: 0,
  contain: "strict",
});
export const dragging = style({});
globalStyle(`${dragging} *`, { cursor: "grabbing !important" });
export const refusing = style({});
globalStyle(`${refusing} *`, { cursor: "not-allowed !important" });

export const inner = style({
  minWidth: `calc(${captionWidth} + ${columnCount} * ${figureWidth})`,
});

export const headGroup = style({ position: "sticky", insetBlockStart: 0, zIndex: 12 });
export const head = style({
  display: "flex",
  // Long names of periods take more lines, rather than run over the first rows.
  minHeight: 42,
  borderBlockEnd: `1px solid ${vars.lineStrong}`,
  background: vars.surface,
});
export const columnHead = style({
  flex: "none",
  alignContent: "center",
  width: figureWidth,
  paddingInline: 14,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "end",
});
export const sublabel = style({
  display: "block",
  color: vars.textSubtle,
  fontSize: size.text11,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 400,
});
export const captionHead = style({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  flex: "none",
  alignContent: "center",
  width: captionWidth,
  paddingInline: `calc(${gutterWidth} + 15px) 10px`,
  borderInlineEnd: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.textMuted,
  fontSize: size.text12,
  fontWeight: 500,
});

/** The row of headers that span several columns. */
export const groups = style([head, { borderBlockEnd: 0 }]);
export const parts = style([head, { minHeight: 26 }]);
/** As wide as its columns, with a rule over them. */
export const groupHead = style([
  columnHead,
  {
    borderInlineStart: `1px solid ${vars.line}`,
    borderBlockEnd: `1px solid ${vars.line}`,
    textAlign: "center",
  },
]);
export const partHead = style([columnHead, { color: vars.textMuted, fontWeight: 500 }]);
/** The left edge of a group. */
export const begins = style({ borderInlineStart: `1px solid ${vars.line}` });

export const body = style({ position: "relative", isolation: "isolate" });

/** One strip behind all rows, in place of a background on each cell. */
export const tints = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  display: "flex",
  pointerEvents: "none",
});
export const tintBefore = style({ flex: "none", width: captionWidth });
export const untinted = style({ flex: "none", width: figureWidth });
export const tinted = style([
  untinted,
  { background: `color-mix(in srgb, ${vars.neutral3} 55%, transparent)` },
]);
