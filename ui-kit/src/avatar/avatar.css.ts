import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/vars.css.ts";

export const avatar = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    borderRadius: "50%",
    fontWeight: 600,
    letterSpacing: ".01em",
    lineHeight: 1,
  },
  variants: {
    tone: {
      accent: { background: vars.brand4, color: vars.accentTextStrong },
      neutral: { background: vars.neutral4, color: vars.textMuted },
    },
    size: {
      small: { width: 22, height: 22, fontSize: 9.5 },
      medium: { width: 26, height: 26, fontSize: 10.5 },
      large: {
        width: 32,
        height: 32,
        fontSize: 12,
        selectors: { "[data-density=touch] &": { width: 44, height: 44, fontSize: 15 } },
      },
    },
  },
});
