import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/vars.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = recipe({
  base: {
    display: "inline-block",
    flex: "none",
    borderRadius: "50%",
    borderStyle: "solid",
    borderColor: "color-mix(in srgb, currentColor 24%, transparent)",
    borderTopColor: "currentColor",
    animation: `${turn} .8s linear infinite`,
    "@media": { "(prefers-reduced-motion: reduce)": { animationDuration: "2.4s" } },
  },
  variants: {
    size: {
      small: { width: 14, height: 14, borderWidth: 2 },
      medium: { width: 18, height: 18, borderWidth: 2 },
      large: { width: 26, height: 26, borderWidth: 2.5 },
    },
    tone: { inherit: {}, accent: { color: vars.accentControl } },
  },
});
