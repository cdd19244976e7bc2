import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const working = style({
  color: vars.textMuted,
  fontSize: size.textSmall,
  whiteSpace: "nowrap",
});
/** As wide as it gets, so that nothing beside it moves. */
export const dots = style({ display: "inline-block", width: "1.2em", textAlign: "start" });
