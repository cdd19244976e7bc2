import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const flagged = style({
  padding: "8px 20px",
  borderBlockEnd: `1px solid ${vars.line}`,
  "@media": { print: { display: "none" } },
});
export const list = style({
  maxHeight: 200,
  margin: "8px 0 0",
  padding: 0,
  overflowY: "auto",
  listStyle: "none",
  selectors: { "&[hidden]": { display: "none" } },
});
export const account = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "4px 2px",
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const name = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 10,
  minWidth: 180,
});
export const why = style({ color: vars.textMuted, fontSize: size.textSmall });
