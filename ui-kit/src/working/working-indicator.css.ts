import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const working = style({
  color: vars.textMuted,
  fontSize: size.textSmall,
  whiteSpace: "nowrap",
});
/** Fixed to the widest state, so nothing beside it moves. */
export const dots = style({ display: "inline-block", width: "1.2em", textAlign: "start" });
