import { vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const version = style({
  paddingBlock: 10,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
