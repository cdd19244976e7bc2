import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const none = style({
  margin: 0,
  padding: "12px 16px 14px",
  color: vars.textMuted,
  fontSize: size.textUi,
});
export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const override = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "6px 12px",
  padding: "10px 16px",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const reason = style({
  flex: "1 1 260px",
  minWidth: 0,
  fontSize: size.textUi,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
