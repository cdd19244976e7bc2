import { vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const next = style({
  marginBlockStart: 28,
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${vars.line}`,
});

export const nextTitle = style({ fontSize: 15, fontWeight: 500 });
