import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 4,
    flex: "none",
    height: 20,
    padding: "0 7px",
    borderRadius: size.radiusSmall,
    fontSize: size.text11,
    fontWeight: 500,
    letterSpacing: 0,
    lineHeight: 1,
    whiteSpace: "nowrap",
    fontFamily: vars.fontBody,
  },
  variants: {
    tone: {
      neutral: { background: vars.neutral4, color: vars.textMuted },
      success: { background: vars.successBg, color: vars.successText },
      warning: { background: vars.warningBg, color: vars.warningText },
      danger: { background: vars.dangerBg, color: vars.dangerText },
      info: { background: vars.infoBg, color: vars.infoText },
      accent: { background: vars.accentBgHover, color: vars.accentTextStrong },
      outline: { color: vars.textMuted, boxShadow: `inset 0 0 0 1px ${vars.lineStrong}` },
    },
    wraps: {
      true: {
        flex: "0 1 auto",
        height: "auto",
        minHeight: 20,
        padding: "3px 7px",
        lineHeight: 1.3,
        whiteSpace: "normal",
        overflowWrap: "anywhere",
      },
    },
  },
});

export const icon = style({ display: "contents" });
globalStyle(`${icon} > svg`, { width: 12, height: 12, strokeWidth: 2.25 });

export const dot = style({ width: 6, height: 6, borderRadius: "50%", background: "currentColor" });

export const changeMark = recipe({
  base: { display: "inline-flex", alignItems: "center", fontWeight: 500 },
  variants: {
    quiet: {
      true: { gap: 6, color: vars.accentText, fontSize: size.text11 },
      false: { gap: 8 },
    },
  },
});
export const changeDot = style([dot, { flex: "none", background: vars.accentControl }]);

export const countPill = style({
  padding: "1px 6px",
  borderRadius: 20,
  background: vars.neutral4,
  color: vars.textMuted,
  fontFamily: vars.fontBody,
  fontSize: size.text11,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 500,
  letterSpacing: 0,
  lineHeight: size.leadingUi,
});
