import { size, vars } from "@tieout/ui-kit/theme";
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";

const stacked = "(width < 1000px)";
const phone = "(width < 640px)";

/** Where rows of tables aren't stacked. */
function beside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { "@media": { "(width >= 640px)": rule } });
}

/** The list beside the preview; each scrolls by itself where both fit. */
export const panes = style({
  display: "grid",
  gridTemplateColumns: "minmax(600px, 1fr) minmax(360px, 560px)",
  gridTemplateRows: "minmax(0, 1fr)",
  flex: 1,
  minHeight: 0,
  "@media": {
    [stacked]: {
      flex: "none",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto",
    },
  },
});
export const pane = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  selectors: {
    "& + &": {
      borderInlineStart: `1px solid ${vars.line}`,
      "@media": {
        [stacked]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.line}` },
      },
    },
  },
});
export const scrolls = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  // Keeps visually hidden text inside.
  position: "relative",
  "@media": { [stacked]: { overflowY: "visible" } },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "12px 24px",
});
export const search = style({ flex: "0 1 280px", minWidth: 160 });
export const count = style({
  marginInlineEnd: "auto",
  color: vars.textSubtle,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
});
export const message = style({ padding: "12px 24px" });

export const list = style({});
beside(`${list} table`, { tableLayout: "fixed", width: "100%" });
beside(`${list} :is(th, td):first-child`, { paddingInlineStart: 24 });
beside(`${list} :is(th, td):nth-child(2)`, { width: 142 });
beside(`${list} :is(th, td):nth-child(3)`, { width: 116 });
beside(`${list} :is(th, td):last-child`, { width: 50 });
beside(`${list} tbody :is(th, td)`, { height: 52, whiteSpace: "nowrap" });
const edges = `inset 0 1px 0 ${vars.accentBorder}, inset 0 -1px 0 ${vars.accentBorder}`;
beside(`${list} tbody > tr[aria-selected] > :is(th, td)`, { boxShadow: edges });
beside(`${list} tbody > tr[aria-selected] > :first-child`, {
  boxShadow: `inset 3px 0 0 ${vars.accentControl}, ${edges}`,
});
globalStyle(`${list} tbody > tr`, { position: "relative" });
// Above the label, which covers the row.
globalStyle(`${list} tbody :is(button, input)`, { position: "relative", zIndex: 1 });

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  // The button for deleting stands beside it.
  "@media": { [phone]: { paddingInlineEnd: 36 } },
});
/** The whole row is the label. */
export const rowLabel = style({
  minWidth: 0,
  lineHeight: 1.4,
  cursor: "pointer",
  "::before": { content: "", position: "absolute", inset: 0 },
});
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const name = style({ display: "block", fontWeight: 500, ...cut });
export const description = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.textSmall,
  ...cut,
});

export const previewHead = style({ padding: "13px 20px 12px" });
export const counts = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  margin: 0,
  borderBlock: `1px solid ${vars.line}`,
});
export const counted = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  padding: "9px 20px 10px",
  lineHeight: 1.3,
  selectors: { "& + &": { borderInlineStart: `1px solid ${vars.line}` } },
});
globalStyle(`${counted} > dt`, { color: vars.textMuted, fontSize: size.textSmall });
globalStyle(`${counted} > dd`, {
  margin: 0,
  fontSize: size.text18,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});

export const section = style({ paddingBlockStart: 12 });
export const sectionHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 8,
  padding: "0 20px 3px",
});
export const lines = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 184px) minmax(0, 1fr) max-content",
  columnGap: 6,
  margin: 0,
  padding: "0 20px",
  listStyle: "none",
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
  "@media": { [phone]: { gridTemplateColumns: "36px minmax(0, 1fr) max-content" } },
});
export const line = style({
  display: "grid",
  gridTemplateColumns: "subgrid",
  gridColumn: "1 / -1",
  alignItems: "center",
  minHeight: 27,
});
export const number = style({ color: vars.textSubtle });
export const account = style({ overflowWrap: "anywhere" });
export const way = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 5,
  color: vars.textMuted,
  "@media": { [phone]: { gridRow: 2, gridColumn: "2 / -1", paddingBlockEnd: 4 } },
});
globalStyle(`${way} > svg`, { width: 11, height: 11, color: vars.textSubtle });
globalStyle(`${way} > strong`, { fontWeight: 500, color: vars.text });
export const amount = style({ textAlign: "end" });

export const totals = style({ marginBlockStart: 8, borderBlockStart: `1px solid ${vars.line}` });
beside(`${totals} :is(th, td)`, {
  height: 27,
  padding: "0 8px",
  border: 0,
  background: "none",
  fontSize: size.textSmall,
});
beside(`${totals} thead th`, { height: 30 });
beside(`${totals} :is(th, td):first-child`, { paddingInlineStart: 20 });
beside(`${totals} :is(th, td):last-child`, { paddingInlineEnd: 20 });

export const balance = style({ display: "inline-flex", alignItems: "center", gap: 6 });
