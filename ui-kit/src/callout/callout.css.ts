import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { size, vars } from "../theme/vars.css.ts";

const tone = (background: string, border: string) => ({
  background,
  boxShadow: `inset 0 0 0 1px ${border}`,
});

export const callout = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 10px",
    padding: "10px 12px",
    borderRadius: size.radiusControl,
  },
  variants: {
    acts: { true: { padding: "8px 8px 8px 12px" }, false: {} },
    tone: {
      info: tone(vars.infoBg, vars.infoBorder),
      success: tone(vars.successBg, vars.successBorder),
      warning: tone(vars.warningBg, vars.warningBorder),
      danger: tone(vars.dangerBg, vars.dangerBorder),
      neutral: tone(vars.surfaceSunken, vars.line),
    },
  },
});

export const icon = recipe({
  base: { display: "flex", alignItems: "center", height: "1lh" },
  variants: {
    tone: {
      info: { color: vars.infoText },
      success: { color: vars.successText },
      warning: { color: vars.warningText },
      danger: { color: vars.dangerText },
      neutral: { color: vars.textMuted },
    },
  },
});
globalStyle(`${icon.classNames.base} > svg`, { width: 16, height: 16 });

export const said = style({
  display: "flex",
  flex: "1 1 260px",
  gap: 10,
  alignItems: "flex-start",
  minWidth: 0,
});
export const text = style({ flex: 1, minWidth: 0 });
export const close = style({ marginInlineStart: "auto" });
export const lead = style({ fontWeight: 600, marginInlineEnd: 4 });
export const detail = style({ color: vars.textMuted });
