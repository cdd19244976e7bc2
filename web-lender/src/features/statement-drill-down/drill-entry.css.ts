import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const closeEntry = style({
  position: "absolute",
  insetBlockStart: 12,
  insetInlineEnd: 10,
  "@media": { "(width < 640px)": { display: "none" } },
});
export const entryHead = style({
  padding: "14px 44px 12px 18px",
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const block = style({
  display: "flex",
  flexDirection: "column",
  gap: 6,
  padding: "12px 18px 13px",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 112px) minmax(0, 1fr)",
  columnGap: 8,
  margin: 0,
  fontSize: size.textSmall,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${facts} > *`, { margin: 0, paddingBlock: 3.5, overflowWrap: "anywhere" });
globalStyle(`${facts} > dt`, { color: vars.textMuted });
export const blockHead = style({ display: "flex", alignItems: "center", gap: 7 });
export const entries = style({
  width: "calc(100% + 36px)",
  marginInline: -18,
  borderCollapse: "collapse",
  fontSize: size.textSmall,
});
globalStyle(`${entries} :is(th, td)`, {
  height: 29,
  padding: "5px 6px",
  borderBlockEnd: `1px solid ${vars.line}`,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "baseline",
});
globalStyle(`${entries} thead th`, {
  color: vars.textMuted,
  fontSize: size.text11,
  fontWeight: 500,
});
globalStyle(`${entries} :is(th, td):first-child`, {
  paddingInlineStart: 18,
  overflowWrap: "anywhere",
});
globalStyle(`${entries} :is(th, td):last-child`, { paddingInlineEnd: 18 });
export const entryFigure = style({});
globalStyle(`${entries} ${entryFigure}`, {
  width: 1,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});
export const entryLine = style({
  selectors: { '&[aria-current="true"]': { background: vars.accentBgSelected } },
});
export const entryNumber = style({
  marginInlineEnd: 7,
  color: vars.textMuted,
  fontSize: size.text11,
  fontVariantNumeric: "tabular-nums",
});
export const entryNote = style({
  display: "block",
  color: vars.textMuted,
  fontSize: size.text11,
});
export const entrySum = style({});
globalStyle(`${entries} ${entrySum} > *`, {
  borderBlockStart: `1px solid ${vars.textMuted}`,
  borderBlockEnd: 0,
  fontWeight: 600,
});
