import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

/** From 0 to 1. Set by the component. */
export const portion = createVar();

export const header = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBlockEnd: 5,
  fontSize: size.textSmall,
});
export const value = style({ color: vars.textMuted, fontVariantNumeric: "tabular-nums" });

export const track = recipe({
  base: { overflow: "hidden", borderRadius: 9, background: vars.neutral5 },
  variants: { size: { inline: { height: 4 }, page: { height: 8 } } },
});

export const indicator = recipe({
  base: {
    height: "100%",
    borderRadius: 9,
    width: `calc(${portion} * 100%)`,
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        transition: `width ${size.slow} ${size.easeOut}`,
      },
    },
  },
  variants: {
    tone: {
      accent: { background: vars.accentControl },
      success: { background: vars.successSolid },
      warning: { background: vars.warningSolid },
      danger: { background: vars.dangerSolid },
    },
  },
});

export const meter = style({
  display: "grid",
  gridTemplateColumns: "auto auto",
  alignItems: "baseline",
  gap: "5px 14px",
  minWidth: 196,
  padding: "5px 10px",
  border: 0,
  borderRadius: size.radiusControl,
  background: "none",
  fontSize: size.text11,
  textAlign: "start",
  "@media": { "(width < 1024px)": { minWidth: 0 } },
});
globalStyle(`button${meter}`, { cursor: "pointer" });
globalStyle(`button${meter}:hover`, { background: vars.surfaceHover });
export const meterLabel = style({
  color: vars.textMuted,
  "@media": { "(width < 640px)": { display: "none" } },
});
export const meterValue = style({ textAlign: "end", whiteSpace: "nowrap" });
export const meterStrong = style({ fontWeight: 600 });
export const meterMax = style({ color: vars.textMuted });
export const meterBar = style({ gridColumn: "1 / -1" });
