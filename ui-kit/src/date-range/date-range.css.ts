import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const panel = style({
  display: "grid",
  "@media": { "(width >= 480px)": { gridTemplateColumns: "minmax(152px, max-content) 262px" } },
});
export const days = style({
  marginInlineStart: 6,
  color: vars.textMuted,
  fontWeight: 400,
  "@media": { "(width < 640px)": { display: "none" } },
});
export const presets = style({
  display: "flex",
  flexDirection: "column",
  padding: 8,
  background: vars.surfaceSunken,
  borderInlineEnd: `1px solid ${vars.line}`,
});
export const preset = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 9,
    minHeight: 32,
    padding: "0 8px",
    border: 0,
    borderRadius: size.radiusSmall,
    background: "none",
    textAlign: "start",
    whiteSpace: "nowrap",
    cursor: "pointer",
  },
  variants: {
    chosen: {
      true: { background: vars.accentBgHover, color: vars.accentTextStrong, fontWeight: 500 },
      false: { ":hover": { background: vars.neutral4 } },
    },
  },
});
globalStyle(`${preset.classNames.base} > svg`, { width: 14, height: 14 });
export const calendar = style({ padding: 12 });
export const monthHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: 8,
  fontWeight: 600,
});
export const grid = style({
  tableLayout: "fixed",
  borderSpacing: "0 2px",
  borderCollapse: "separate",
  fontSize: size.text12,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
export const weekday = style({
  height: 24,
  color: vars.textSubtle,
  fontSize: size.text11,
  fontWeight: 400,
  textAlign: "center",
});
export const dayCell = recipe({
  base: {
    padding: 0,
    selectors: {
      "&:first-child": { borderStartStartRadius: 7, borderEndStartRadius: 7 },
      "&:last-child": { borderStartEndRadius: 7, borderEndEndRadius: 7 },
    },
  },
  variants: {
    place: {
      outside: {},
      between: { background: vars.accentBgHover },
      start: { background: vars.accentSolid, borderStartStartRadius: 7, borderEndStartRadius: 7 },
      end: { background: vars.accentSolid, borderStartEndRadius: 7, borderEndEndRadius: 7 },
      only: { background: vars.accentSolid, borderRadius: 7 },
    },
  },
});
export const day = recipe({
  base: {
    width: "100%",
    height: 30,
    padding: 0,
    border: 0,
    borderRadius: 7,
    background: "none",
    cursor: "pointer",
    selectors: { "[data-density=touch] &": { height: 44 } },
  },
  variants: {
    appearance: {
      edge: { color: vars.accentOnSolid, fontWeight: 600 },
      otherMonth: { color: vars.textSubtle, ":hover": { background: vars.neutral4 } },
      plain: { ":hover": { background: vars.neutral4 } },
    },
  },
});
export const foot = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: "10px 12px",
  borderBlockStart: `1px solid ${vars.line}`,
});
export const chosenRange = style({ flex: 1, fontSize: size.textSmall, fontWeight: 500 });
