import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

/** Container width: dialogs are narrower than the page around them. */
const narrow = "(width < 800px)";
/** Too narrow for a note beside the name and address. */
const stacked = "(width < 560px)";
const narrowest = "(width < 440px)";

export const picker = recipe({
  base: { containerType: "inline-size" },
  variants: {
    inset: {
      none: {},
      edged: {
        overflow: "hidden",
        border: `1px solid ${vars.line}`,
        borderRadius: size.radiusControl,
      },
    },
  },
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: size.space8,
  padding: "12px 16px",
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const search = style({ flex: "1 1 200px", maxWidth: 300 });
export const bulk = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  marginInlineStart: "auto",
});

/** Cut within a row on purpose, to show that it scrolls. */
export const scroller = style({ overflowY: "auto", position: "relative" });
export const table = style({ width: "100%", fontSize: size.textUi, borderCollapse: "separate" });

globalStyle(`${table} :is(th, td)`, {
  borderBlockEnd: `1px solid ${vars.line}`,
  padding: `6px ${size.cellInset}`,
  textAlign: "start",
});
globalStyle(`${table} tbody > tr > *`, {
  "@container": { "(width >= 800px)": { height: `max(42px, ${size.rowHeight})` } },
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${table} :is(th, td):first-child`, {
  width: 44,
  paddingInline: "16px 0",
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 16, textAlign: "end" });
globalStyle(`${table} thead th`, {
  position: "sticky",
  top: 0,
  zIndex: 1,
  height: 34,
  background: vars.surface,
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontWeight: 500,
});

export const row = recipe({
  variants: {
    state: { normal: {}, locked: {}, added: {}, removed: { color: vars.textSubtle } },
  },
});
const { state } = row.classNames.variants;
globalStyle(`${state.locked} > *`, { background: vars.surfaceSunken });
globalStyle(`${state.added} > *`, { background: vars.accentBg });
globalStyle(`${state.normal}:hover > *`, { background: vars.surfaceHover });

export const person = style({ display: "flex", alignItems: "center", gap: 12, fontWeight: 500 });
export const initials = style({
  display: "flex",
  "@container": { [narrowest]: { display: "none" } },
});
const whenStacked = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(selector, { "@container": { [stacked]: rule } });

whenStacked(`${table}, ${table} :is(thead, tbody)`, { display: "block" });
whenStacked(`${table} tr`, { display: "grid", gridTemplateColumns: "44px minmax(0, 1fr)" });
whenStacked(`${table} thead th:last-child`, { display: "none" });
whenStacked(`${table} tbody td`, { border: 0 });
whenStacked(`${table} tbody tr + tr`, { borderBlockStart: `1px solid ${vars.line}` });
whenStacked(`${table} tbody td:first-child`, { gridRow: "1 / span 2" });
whenStacked(`${table} tbody td:last-child`, {
  gridColumn: 2,
  padding: `0 16px 0 ${size.cellInset}`,
  textAlign: "start",
});
// Aligns with the name beside the initials, where they're shown.
globalStyle(`${table} tbody td:last-child`, {
  "@container": { "(440px <= width < 560px)": { paddingInlineStart: 50 } },
});
// Overrides a layout component's inline style.
whenStacked(`${table} tbody td:last-child span`, { justifyContent: "flex-start !important" });
whenStacked(`${table} tbody td:last-child:has(> span > *)`, { paddingBlockEnd: 8 });
export const name = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: { [`${state.removed} &`]: { textDecoration: "line-through", fontWeight: 400 } },
});
export const under = style({
  display: "none",
  color: vars.textMuted,
  fontSize: size.textSmall,
  fontWeight: 400,
  "@container": { [narrow]: { display: "block" } },
});
export const fact = style({
  color: vars.textMuted,
  "@container": { [narrow]: { display: "none" } },
});
export const none = style({ padding: "16px", color: vars.textMuted });
