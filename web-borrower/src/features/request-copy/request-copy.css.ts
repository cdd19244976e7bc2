import { size, vars } from "@tieout/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: 14 });

export const detail = style({ color: vars.textMuted, fontSize: size.text15 });

/** As wide as the form on a phone, where a thumb has to find it. */
export const actions = style({
  display: "grid",
  "@media": { "(width >= 640px)": { justifyContent: "start" } },
});
