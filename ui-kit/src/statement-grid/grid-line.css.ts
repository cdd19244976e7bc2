import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";
import { captionWidth, figureWidth, gutterWidth, viewport } from "./statement-grid.css.ts";

/*
 * Nothing within a row is positioned while it scrolls: each positioned element would be painted as a layer of its own.
 * Nothing sets a variable for its children either, or each cell would have a style of its own.
 */

/** Out of the flow, so that rows that come into sight move no others. */
export const row = style({
  position: "absolute",
  insetInline: 0,
  display: "flex",
  contain: "strict",
});

/** Opaque, because figures go below it. Sticky once they do. */
export const caption = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: 8,
  width: captionWidth,
  paddingInlineEnd: 10,
  borderInlineEnd: `1px solid ${vars.line}`,
  background: vars.surface,
  selectors: {
    [`${viewport}[data-pinned] &`]: { position: "sticky", insetInlineStart: 0, zIndex: 1 },
  },
});
export const captionText = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@container": {
    // A phone has room for fewer letters: long captions take two lines, within the lowest row.
    "(width < 640px)": {
      display: "-webkit-box",
      lineHeight: "12px",
      overflowWrap: "anywhere",
      // Letters reach below lines this low.
      paddingBlock: 2,
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      whiteSpace: "normal",
    },
  },
});
export const cell = style({
  flex: "none",
  alignContent: "center",
  width: figureWidth,
  paddingInline: 14,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});

const nought = style({ color: vars.textSubtle });
/** The closing parenthesis hangs, so that the digits align. */
export const figure = styleVariants({
  plain: [cell],
  negative: [cell, { paddingInlineEnd: "calc(14px - .34em)" }],
  zero: [cell, nought],
});

/** Shown for pointers too: arrow keys start from the pressed cell. */
export const outlined = { outline: `2px solid ${vars.focus}`, outlineOffset: "-2px" } as const;
globalStyle(`${row} > :focus`, outlined);

export const strong = style({ fontWeight: 600 });
export const slanted = style({ fontStyle: "italic" });
export const header = style({});
globalStyle(`${header} > ${caption}`, { fontWeight: 600 });

const paint = (className: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${className}, ${className} > ${caption}`, properties);

export const line = style({});
paint(`${line}:hover`, { background: vars.surfaceHover });

export const selected = style({});
export const previewed = style({});
/** Twice as specific, as a row that is pointed at: its state stays in sight. */
const paintState = (className: string, properties: Parameters<typeof globalStyle>[1]) =>
  paint(`${row}${className}`, properties);
paintState(`.${previewed}`, { background: vars.accentBgHover });
paintState(`.${selected}`, {
  background: vars.accentBgSelected,
  "@media": {
    "(forced-colors: active)": {
      background: "Highlight",
      color: "HighlightText",
      forcedColorAdjust: "none",
    },
  },
});
globalStyle(`${selected} > ${caption}`, { boxShadow: `inset 3px 0 0 ${vars.accentControl}` });

export const open = style({});
paintState(`.${open}`, {
  background: vars.accentBg,
  boxShadow: `inset 0 1px 0 ${vars.accentBorder}, inset 0 -1px 0 ${vars.accentBorder}`,
});
globalStyle(`${open} ${captionText}`, { color: vars.accentTextStrong });
export const openCell = style({
  background: vars.accentBgSelected,
  boxShadow: `inset 0 0 0 1px ${vars.accentControl}`,
});
export const inRange = style({ background: vars.accentBgSelected });

const tint = { from: { background: vars.accentBgSelected } } as const;
/** Two that look the same: changing over starts again. Without motion the tint stays until the class goes. */
export const flash = [keyframes(tint), keyframes(tint)].map((name) => {
  const className = style({});
  paintState(`.${className}`, {
    "@media": {
      "(prefers-reduced-motion: no-preference)": { animation: `1.5s ease-in ${name}` },
      "(prefers-reduced-motion: reduce)": { background: vars.accentBgSelected },
    },
  });
  return className;
});

const ruleAbove = (color: string) =>
  `linear-gradient(${color}, ${color}) right 14px top / 88px 1px`;
const twoRulesBelow = (color: string) =>
  `linear-gradient(${color} 1px, transparent 1px 2px, ${color} 2px) right 14px bottom 1px / 88px 3px`;
/** Forced colors keep borders alone. */
const edges = (edge: Readonly<Record<string, string>>) => ({
  "@media": { "(forced-colors: active)": edge },
});
export const ruled = style({});
globalStyle(`${ruled} > ${cell}`, {
  background: `${ruleAbove(vars.textMuted)} no-repeat`,
  ...edges({ borderBlockStart: "1px solid" }),
});
export const ruledTwice = style({});
globalStyle(`${ruledTwice} > ${cell}`, {
  background: `${ruleAbove(vars.textMuted)} no-repeat, ${twoRulesBelow(vars.text)} no-repeat`,
  ...edges({ borderBlockEnd: "3px double" }),
});

export const remarkedCell = style({
  backgroundImage: `linear-gradient(to bottom left, ${vars.warningSolid} 50%, transparent 50%)`,
  backgroundPosition: "top right",
  backgroundRepeat: "no-repeat",
  backgroundSize: "9px 9px",
});

/** Keeps a drag from selecting text. */
export const draggable = style({ userSelect: "none" });
export const movable = style({});
globalStyle(`${movable} > ${caption}`, { cursor: "grab" });
export const dragged = style({});
paintState(`.${dragged}`, { background: vars.neutral3, color: vars.textMuted });

const note = {
  flex: "none",
  color: vars.textSubtle,
  fontSize: size.text11,
  fontStyle: "normal",
  fontVariantNumeric: "tabular-nums",
  fontWeight: 400,
} as const;
/** At the end of the caption. */
export const code = style({ ...note, marginInlineStart: "auto" });
/** The quietest text would be too faint on the tint of a selected, opened or highlighted row. */
for (const quiet of [code, nought]) {
  const tinted = [selected, previewed, open, dragged, ...flash].map((name) => `.${name}`).join();
  globalStyle(`:is(${tinted}) .${quiet}`, { color: vars.textMuted });
}
export const badge = style({
  ...note,
  padding: "1px 5px",
  borderRadius: size.radiusSmall,
  background: vars.infoBg,
  color: vars.infoText,
  fontWeight: 500,
});
export const remark = style({ flex: "none", color: vars.warningText, lineHeight: 0 });
export const lock = style({ flex: "none", color: vars.textSubtle, lineHeight: 0 });
globalStyle(`${remark} > svg`, { width: 13, height: 13 });
globalStyle(`${lock} > svg`, { width: 11, height: 11 });

export const mark = style({
  background: vars.warningBg,
  color: vars.text,
  borderBlockEnd: `2px solid ${vars.warningBorder}`,
});
export const currentMark = style([
  mark,
  { background: vars.warningBorder, borderBlockEnd: `2px solid ${vars.warningSolid}` },
]);

/** In the padding before the text. */
export const chevron = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  marginInline: "-22px -10px",
  color: vars.textSubtle,
  cursor: "pointer",
});
globalStyle(`${chevron} > svg`, { width: 12, height: 12 });
export const folded = style({ rotate: "-90deg" });

/** At the end of the active row's caption, after its number. */
export const more = style({
  display: "none",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  marginInline: "auto -6px",
  borderRadius: size.radiusSmall,
  color: vars.textMuted,
  cursor: "pointer",
  selectors: {
    [`${row}:is(:hover, :focus-within) &`]: { display: "grid" },
    [`${code} ~ &`]: { marginInlineStart: 0 },
    "&:hover": { background: vars.surfaceHover, color: vars.text },
  },
});
globalStyle(`${more} > svg`, { width: 14, height: 14 });

/** As wide as the gutter and as high as the row, so that a checkbox is easily hit. */
export const gutter = style({
  display: "flex",
  alignItems: "center",
  alignSelf: "stretch",
  flex: "none",
  justifyContent: "space-between",
  width: gutterWidth,
  paddingInline: "4px 6px",
  color: vars.accentOnControl,
});
export const checkable = style({ cursor: "pointer" });
export const changed = style({
  flex: "none",
  width: 4,
  height: 4,
  borderRadius: "50%",
  background: vars.accentControl,
  "@media": { "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" } },
});
export const box = style({
  display: "grid",
  placeItems: "center",
  width: 16,
  height: 16,
  marginInlineStart: "auto",
  border: `1.25px solid ${vars.lineControl}`,
  borderRadius: 4,
  background: vars.surface,
  "@media": {
    "(hover: hover)": {
      selectors: {
        [`${row}:not(:hover, :focus-within, [aria-selected=true]) &`]: { visibility: "hidden" },
      },
    },
  },
  selectors: {
    "[aria-selected=true] &": { borderColor: vars.accentControl, background: vars.accentControl },
  },
});
globalStyle(`${box} > svg`, { width: 12, height: 12, strokeWidth: 3 });
