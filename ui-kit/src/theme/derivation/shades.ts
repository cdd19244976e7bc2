import type { Mode, Tokens } from "./tokens.ts";

type ShadeTokens = Pick<
  Tokens,
  "shade" | "elevation1" | "elevation2" | "elevation3" | "scrim" | "onDanger" | "buttonGloss"
>;

/** Elevation. On dark ground a shadow can't be seen, so a light hairline does its work. */
const shades: Record<Mode, ShadeTokens> = {
  light: {
    shade: "24 16 12",
    elevation1: "0 1px 2px rgb(24 16 12 / .05)",
    elevation2:
      "0 0 0 1px rgb(24 16 12 / .08), 0 4px 12px -2px rgb(24 16 12 / .10), 0 12px 28px -8px rgb(24 16 12 / .12)",
    elevation3:
      "0 0 0 1px rgb(24 16 12 / .07), 0 8px 24px -6px rgb(24 16 12 / .16), 0 32px 64px -16px rgb(24 16 12 / .26)",
    scrim: "rgb(34 26 22 / .38)",
    onDanger: "#ffffff",
    buttonGloss: "inset 0 1px 0 rgb(255 255 255 / .28), 0 1px 2px rgb(24 16 12 / .10)",
  },
  dark: {
    shade: "0 0 0",
    elevation1: "0 1px 2px rgb(0 0 0 / .4)",
    elevation2:
      "0 0 0 1px rgb(255 255 255 / .10), 0 6px 18px -2px rgb(0 0 0 / .55), 0 16px 36px -8px rgb(0 0 0 / .5)",
    elevation3: "0 0 0 1px rgb(255 255 255 / .10), 0 24px 64px -12px rgb(0 0 0 / .8)",
    scrim: "rgb(0 0 0 / .6)",
    onDanger: "#2a0d0b",
    buttonGloss: "0 0 0 0 transparent",
  },
};

export const shadeTokens = (mode: Mode) => shades[mode];
