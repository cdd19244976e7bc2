import { globalStyle, style } from "@vanilla-extract/css";
import { size, vars } from "../theme/vars.css.ts";

export const nav = style({ display: "flex", flexDirection: "column", gap: 2, paddingTop: 4 });
export const label = style({
  padding: "0 10px 6px",
  color: vars.textMuted,
  fontSize: size.textSmall,
});
export const link = style({
  display: "flex",
  gap: 9,
  alignItems: "center",
  minHeight: size.controlHeight,
  padding: "0 10px",
  borderRadius: size.radiusControl,
  color: vars.textMuted,
  fontWeight: 500,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.neutral3 },
    "&[aria-current=page]": { background: vars.neutral4, color: vars.text },
  },
});
globalStyle(`${link} > svg`, { flex: "none", width: 16, height: 16, color: vars.textSubtle });
globalStyle(`${link}[aria-current=page] > svg`, { color: vars.accentText });
