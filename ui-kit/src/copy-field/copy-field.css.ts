import { style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const row = style({ display: "flex", gap: 8 });
export const button = style({ display: "flex", flex: "none", minWidth: 108 });
export const note = style({ minHeight: 20, color: vars.successText, fontSize: size.textSmall });
export const noteLine = style({ display: "flex", alignItems: "center", gap: 5 });
