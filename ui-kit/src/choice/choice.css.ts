import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const row = recipe({
  base: { display: "flex", alignItems: "flex-start", gap: 9, minHeight: 24, paddingBlock: 2 },
  variants: {
    disabled: { true: { color: vars.textDisabled }, false: {} },
    side: { start: {}, end: { flexDirection: "row-reverse", gap: 14 } },
    bare: { true: { alignItems: "center", display: "inline-flex", verticalAlign: "middle" } },
  },
});
export const label = style({ cursor: "pointer", minWidth: 0 });
export const grow = style({ flex: 1 });
export const hint = style({ display: "block", color: vars.textMuted, fontSize: size.textSmall });

const mark = {
  flex: "none",
  width: 16,
  height: 16,
  padding: 0,
  border: 0,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1.25px ${vars.lineControl}`,
  cursor: "pointer",
  // The pressable area is larger than the mark: at least 24 px, 44 px for borrowers.
  position: "relative",
  "::after": {
    content: "",
    position: "absolute",
    inset: -5,
    selectors: { "[data-density=touch] &": { inset: -14 } },
  },
} as const;

export const box = style({
  ...mark,
  display: "grid",
  placeItems: "center",
  marginBlockStart: 1,
  borderRadius: 4,
  color: vars.accentOnControl,
  selectors: {
    "&[data-state=checked], &[data-state=indeterminate]": {
      background: vars.accentControl,
      boxShadow: "none",
    },
    "&[aria-readonly=true]": { cursor: "default" },
    "&:disabled": {
      background: vars.neutral4,
      boxShadow: `inset 0 0 0 1.25px ${vars.lineStrong}`,
      color: vars.textSubtle,
      cursor: "not-allowed",
    },
    "[data-density=touch] &": { width: 20, height: 20, marginBlockStart: 2 },
  },
});
globalStyle(`${box}[aria-readonly=true] + ${label}`, { cursor: "default" });
export const tick = style({ display: "grid", placeItems: "center" });
globalStyle(`${tick} > svg`, { width: 12, height: 12, strokeWidth: 3 });

export const radio = style({
  ...mark,
  appearance: "none",
  margin: 0,
  borderRadius: "50%",
  ":checked": { boxShadow: `inset 0 0 0 5px ${vars.accentControl}` },
});

export const toggle = style({
  position: "relative",
  flex: "none",
  width: 30,
  height: 18,
  padding: 0,
  border: 0,
  borderRadius: 20,
  background: vars.neutral9,
  verticalAlign: "middle",
  cursor: "pointer",
  transition: `background ${size.quick} ${size.easeOut}`,
  "::after": { content: "", position: "absolute", inset: -5 },
  selectors: {
    // Not data-state: a switch that opens a popover carries the popover's state.
    "&[aria-checked=true]": { background: vars.accentControl },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
});
export const knob = style({
  display: "block",
  width: 14,
  height: 14,
  borderRadius: "50%",
  background: "#fff",
  boxShadow: "0 1px 2px rgb(0 0 0 / .25)",
  translate: "2px 0",
  transition: `translate ${size.quick} ${size.easeOut}`,
  selectors: {
    "[aria-checked=true] > &": { translate: "14px 0", background: vars.accentOnControl },
  },
});

export const cards = recipe({
  base: { display: "grid", gap: 10 },
  variants: {
    columns: {
      one: {},
      two: { "@media": { "(width >= 640px)": { gridTemplateColumns: "repeat(2, 1fr)" } } },
      three: { "@media": { "(width >= 640px)": { gridTemplateColumns: "repeat(3, 1fr)" } } },
    },
  },
});
export const cardsLabel = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 8,
  marginBlockEnd: 8,
  fontWeight: 600,
});
export const cardsHint = style({
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontWeight: 400,
});

export const card = recipe({
  base: {
    display: "flex",
    gap: 14,
    width: "100%",
    border: 0,
    borderRadius: size.radiusCard,
    background: "none",
    boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
    textAlign: "start",
    cursor: "pointer",
    selectors: {
      "&:hover": { boxShadow: `inset 0 0 0 1px ${vars.lineControl}` },
      "&[data-state=checked]": {
        background: vars.accentBg,
        boxShadow: `inset 0 0 0 2px ${vars.accentControl}`,
      },
      "&:disabled": { color: vars.textDisabled, cursor: "not-allowed" },
    },
  },
  variants: {
    shape: {
      one: { alignItems: "flex-start", padding: "14px 16px" },
      line: {
        alignItems: "center",
        padding: "10px 14px",
        minHeight: 58,
        gap: 12,
        "@media": { "(width < 640px)": { flexWrap: "wrap", rowGap: 6 } },
      },
      two: { alignItems: "center", padding: "10px 12px", minHeight: 56 },
      three: { alignItems: "center", padding: "10px 12px", minHeight: 56, gap: 10 },
    },
  },
});
export const cardIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 36,
  height: 36,
  borderRadius: 9,
  background: vars.neutral4,
  color: vars.textMuted,
  selectors: {
    "[data-state=checked] > &": { background: vars.brand4, color: vars.accentTextStrong },
  },
});
globalStyle(`${cardIcon} > svg`, { width: 20, height: 20 });
export const cardText = style({ flex: 1, minWidth: 0 });
export const cardBadge = style({
  display: "contents",
  selectors: {
    [`${card.classNames.variants.shape.line} > &`]: {
      "@media": {
        "(width < 640px)": {
          display: "block",
          order: 1,
          flexBasis: "100%",
          paddingInlineStart: 32,
        },
      },
    },
  },
});
export const cardTitle = recipe({
  base: { display: "block" },
  variants: {
    explained: {
      true: { marginBlockEnd: 2, fontSize: `max(${size.text14}, ${size.textUi})`, fontWeight: 600 },
      false: { fontWeight: 500 },
    },
  },
});
export const cardDetail = recipe({
  base: { display: "block", color: vars.textMuted },
  variants: { explained: { true: {}, false: { fontSize: size.textSmall } } },
});
export const cardMark = style({
  flex: "none",
  width: 16,
  height: 16,
  alignSelf: "center",
  borderRadius: "50%",
  background: vars.surface,
  boxShadow: `inset 0 0 0 1.25px ${vars.lineControl}`,
  selectors: {
    "[data-state=checked] > &": { boxShadow: `inset 0 0 0 5px ${vars.accentControl}` },
  },
});
