import { vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const hint = style({ marginBlock: "4px 18px", color: vars.textMuted, fontSize: 15 });

export const form = style({ display: "grid", gap: 18 });

/** As wide as the form on a phone, where a thumb has to find it. */
export const actions = style({
  display: "grid",
  marginBlockStart: 4,
  "@media": { "(width >= 900px)": { justifyContent: "start" } },
});
