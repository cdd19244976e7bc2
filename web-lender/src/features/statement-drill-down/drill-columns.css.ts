import { size, vars } from "@tieout/ui-kit/theme";
import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const phone = "(width < 640px)";

const row = {
  borderBlockEnd: `1px solid ${vars.line}`,
  cursor: "pointer",
  ":hover": { background: vars.surfaceHover },
  ":focus-visible": { outlineOffset: -2 },
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.accentBgSelected,
      boxShadow: `inset 3px 0 0 ${vars.accentControl}`,
    },
  },
} as const;

export const account = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 36,
  padding: "6px 14px 6px 16px",
  ...row,
});
globalStyle(`${account} > svg`, { flex: "none", color: vars.textSubtle });
globalStyle(`${account}[aria-selected="true"] > span`, { fontWeight: 500 });
export const number = style({
  flex: "none",
  minWidth: 30,
  color: vars.textMuted,
  fontSize: size.text11,
  fontVariantNumeric: "tabular-nums",
});
export const caption = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

const plainRow = {
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 38,
  padding: "6px 34px 6px 16px",
  borderBlockEnd: `1px solid ${vars.line}`,
} as const;
export const others = style({ ...plainRow, color: vars.textMuted });
export const opening = style({ ...plainRow, minHeight: 36, color: vars.textMuted });
export const sum = style({ ...plainRow, fontWeight: 600 });
export const proof = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: 8,
  padding: "10px 16px 14px",
});

/** Of the widest amount, so that the columns of all rows are the same. */
export const figureWidth = createVar();

export const month = style({
  display: "grid",
  gridTemplateColumns: `minmax(36px, max-content) minmax(60px, 1fr) ${figureWidth} 12px`,
  alignItems: "center",
  gap: "2px 8px",
  minHeight: 36,
  padding: "6px 14px 6px 16px",
  ...row,
});
/** From 0 to 1. */
export const barPart = createVar();
/** As high as its row, so that the axes of all rows are one line. */
export const monthBar = style({
  position: "relative",
  alignSelf: "stretch",
  marginBlock: -6,
  minHeight: 24,
  "::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: "44%",
    width: 1,
    background: vars.lineStrong,
  },
});
export const bar = recipe({
  base: {
    position: "absolute",
    insetBlockStart: "calc(50% - 5px)",
    height: 10,
    minWidth: 2,
    borderRadius: 2,
    // Browsers leave backgrounds out of a print.
    printColorAdjust: "exact",
    "@media": {
      "(forced-colors: active)": { border: "1px solid CanvasText", background: "Canvas" },
    },
  },
  variants: {
    isNegative: {
      false: {
        insetInlineStart: "44%",
        width: `calc(${barPart} * 56%)`,
        background: vars.accentControl,
      },
      true: {
        insetInlineEnd: "56%",
        width: `calc(${barPart} * 44%)`,
        background: `repeating-linear-gradient(135deg, ${vars.accentControl} 0 1.5px, ${vars.brand3} 1.5px 4.5px)`,
        boxShadow: `inset 0 0 0 1px ${vars.accentControl}`,
      },
    },
  },
});
globalStyle(`${month} > svg`, { color: vars.textSubtle });
globalStyle(`${month} > span:nth-child(3)`, { textAlign: "end" });
globalStyle(`${month}[aria-selected="true"] > span`, { fontWeight: 500 });
export const monthNote = style({
  gridColumn: "1 / -1",
  color: vars.textMuted,
  fontSize: size.text12,
});

export const find = style({ flex: "0 1 190px", minWidth: 120, marginInlineStart: "auto" });

const wideLine = `48px minmax(0, .85fr) minmax(0, 1fr) minmax(0, 1.15fr) ${figureWidth} ${figureWidth}`;
const phoneLine = `52px minmax(0, 1fr) ${figureWidth} ${figureWidth}`;

export const lines = style({ display: "block", fontSize: size.textSmall });
globalStyle(`${lines} :is(thead, tbody, tfoot)`, { display: "block" });
globalStyle(`${lines} :is(th, td)`, { padding: 0, textAlign: "start" });
const lineRow = {
  display: "grid",
  gridTemplateColumns: wideLine,
  alignItems: "center",
  gap: "2px 8px",
  padding: "7px 16px",
  "@media": { [phone]: { gridTemplateColumns: phoneLine } },
} as const;
export const linesHead = style({
  ...lineRow,
  minHeight: 33,
  borderBlockEnd: `1px solid ${vars.line}`,
});
globalStyle(`${linesHead} > th`, { fontWeight: 500 });
export const sorted = style({ display: "flex", alignItems: "center", gap: 4 });
/** Thousands may be loaded, of which only those in sight are laid out. */
export const line = style({
  ...lineRow,
  ...row,
  minHeight: 33,
  contentVisibility: "auto",
  containIntrinsicHeight: "auto 33px",
});
export const lineDate = style({ fontVariantNumeric: "tabular-nums" });
export const lineText = style({ color: vars.textMuted, overflowWrap: "anywhere" });
export const lineDocument = style({
  color: vars.accentText,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 500,
  overflowWrap: "anywhere",
});
export const lineFigure = style({ fontVariantNumeric: "tabular-nums" });
globalStyle(`${lines} ${lineFigure}`, { textAlign: "end" });
export const linesSum = style({
  ...lineRow,
  borderBlockStart: `1px solid ${vars.textMuted}`,
  borderBlockEnd: `1px solid ${vars.line}`,
});
// Not on the row, whose columns are as wide as those of others.
globalStyle(`${linesSum} > *`, { fontWeight: 600 });
export const linesSumName = style({ gridColumn: "1 / 5" });
// A phone has a second line for the document and the name.
globalStyle(`${line} > ${lineDocument}`, {
  "@media": { [phone]: { gridColumn: "2", gridRow: "2" } },
});
globalStyle(`${line} > ${lineDocument} + ${lineText}`, {
  "@media": { [phone]: { gridColumn: "3 / 5", gridRow: "2", textAlign: "end" } },
});
globalStyle(`${linesHead} > :nth-child(3), ${linesHead} > :nth-child(4)`, {
  "@media": { [phone]: { display: "none" } },
});
globalStyle(`${linesSum} > ${linesSumName}`, { "@media": { [phone]: { gridColumn: "1 / 3" } } });
