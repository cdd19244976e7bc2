import { vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const lede = style({
  marginBlock: "10px 22px",
  color: vars.textMuted,
  textWrap: "pretty",
});

export const actions = style({
  display: "grid",
  gap: 10,
  marginBlockStart: 22,
  "@media": { "(width >= 900px)": { display: "flex" } },
});
