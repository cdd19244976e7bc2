import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/vars.css.ts";

const tone = (background: string, color: string, border: string) => ({
  background,
  color,
  boxShadow: `inset 0 0 0 1px ${border}`,
});

export const status = recipe({
  base: { display: "grid", placeItems: "center", flex: "none", borderRadius: "50%" },
  variants: {
    tone: {
      success: tone(vars.successBg, vars.successText, vars.successBorder),
      warning: tone(vars.warningBg, vars.warningText, vars.warningBorder),
      danger: tone(vars.dangerBg, vars.dangerText, vars.dangerBorder),
      info: tone(vars.infoBg, vars.infoText, vars.infoBorder),
      neutral: tone(vars.neutral4, vars.textMuted, vars.lineStrong),
      brand: tone(vars.accentBgHover, vars.accentText, vars.accentBorder),
    },
    size: {
      small: { width: 18, height: 18 },
      medium: { width: 40, height: 40 },
      large: { width: 52, height: 52 },
    },
  },
});
const icon = (step: "small" | "medium" | "large", width: number, strokeWidth: number) =>
  globalStyle(`${status.classNames.variants.size[step]} > svg`, {
    width,
    height: width,
    strokeWidth,
  });
icon("small", 11, 3);
icon("medium", 20, 2);
icon("large", 26, 2.25);
