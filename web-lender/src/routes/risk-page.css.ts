import { size, vars } from "@tieout/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Tabs, and actions on the result. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "stretch",
  justifyContent: "space-between",
  gap: "0 16px",
  marginBlock: `calc(-1 * ${size.space8}) ${size.space16}`,
  borderBlockEnd: `1px solid ${vars.line}`,
  "@media": { print: { display: "none" } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 6,
  paddingBlock: 4,
});
globalStyle(`${actions}:empty`, { display: "none" });

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 14 });
