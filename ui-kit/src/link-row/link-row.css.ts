import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 60,
  padding: "8px 16px",
  border: 0,
  borderRadius: size.radiusControl,
  background: "none",
  color: vars.text,
  textAlign: "start",
  cursor: "pointer",
  ":hover": { background: vars.surfaceHover, textDecoration: "none" },
});
globalStyle(`${row} > svg:last-child`, { color: vars.textMuted });
export const icon = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 36,
    height: 36,
    borderRadius: 9,
    fontSize: size.text12,
    fontWeight: 600,
  },
  variants: {
    tone: {
      neutral: { background: vars.neutral4, color: vars.textMuted },
      accent: { background: vars.accentBgHover, color: vars.accentText },
    },
  },
});
globalStyle(`${icon.classNames.base} > svg`, { width: 20, height: 20 });
export const text = style({ flex: 1, minWidth: 0 });
export const title = style({ display: "flex", alignItems: "center", gap: 8, fontWeight: 500 });
export const detail = style({ display: "block", color: vars.textMuted, fontSize: size.textSmall });

export const lead = style({ display: "flex", alignItems: "flex-start", gap: 14 });
