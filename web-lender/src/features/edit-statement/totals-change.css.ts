import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Narrow enough for a phone: captions wrap, figures don't. */
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: size.textUi,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${table} :is(th, td)`, {
  padding: "6px 0 6px 12px",
  borderBlockEnd: `1px solid ${vars.line}`,
  fontWeight: 400,
  textAlign: "end",
  whiteSpace: "nowrap",
});
globalStyle(`${table} th:first-child`, {
  paddingInlineStart: 0,
  textAlign: "start",
  whiteSpace: "normal",
});
globalStyle(`${table} thead th`, { color: vars.textMuted, fontSize: size.textSmall });
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
