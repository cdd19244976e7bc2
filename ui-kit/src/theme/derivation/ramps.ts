import { contrast, isLight, toHex, toOklch, walk } from "./oklch.ts";
import type { Mode, Status, Step } from "./tokens.ts";

export type Ramp = Record<Step, string>;

export interface Ground {
  readonly mode: Mode;
  readonly surface: string;
  readonly canvas: string;
}

const away = (mode: Mode) => (mode === "dark" ? "lighter" : "darker");

/** Lightness, and share of the brand's chroma, of the eight tints. */
const tints = {
  light: [
    [0.991, 0.05],
    [0.98, 0.12],
    [0.957, 0.26],
    [0.93, 0.42],
    [0.9, 0.55],
    [0.862, 0.68],
    [0.81, 0.85],
    [0.74, 1],
  ],
  dark: [
    [0.185, 0.1],
    [0.205, 0.16],
    [0.245, 0.3],
    [0.285, 0.42],
    [0.325, 0.52],
    [0.375, 0.6],
    [0.44, 0.72],
    [0.54, 0.9],
  ],
} as const;

function tintsOf(primary: string, mode: Mode) {
  const { chroma, hue } = toOklch(primary);
  const [one, two, three, four, five, six, seven, eight] = tints[mode];
  const tint = ([lightness, share]: readonly [number, number]) =>
    toHex(lightness, Math.min(chroma, 0.13) * share, hue);

  return {
    1: tint(one),
    2: tint(two),
    3: tint(three),
    4: tint(four),
    5: tint(five),
    6: tint(six),
    7: tint(seven),
    8: tint(eight),
  };
}

/** Label of a solid fill: white if readable, else the brand's ink, else the most readable. */
function labelOn(solid: string, ink: string) {
  if (contrast("#ffffff", solid) >= 4.5) return "#ffffff";
  if (contrast(ink, solid) >= 4.5) return ink;
  return contrast("#ffffff", solid) > contrast("#000000", solid) ? "#ffffff" : "#000000";
}

/** Hover and press reverse direction where the usual one would make the label unreadable. */
function shift(solid: string, label: string, distance: number) {
  const { lightness, chroma, hue } = toOklch(solid);
  const moved = [distance, -distance].map((by) => toHex(lightness + by, chroma, hue));
  return moved.find((color) => contrast(color, label) >= 4.5) ?? solid;
}

/** The brand's twelve steps and three tiers. */
export function brandRamp(primary: string, { mode, surface, canvas }: Ground) {
  const { lightness, chroma, hue } = toOklch(primary);
  const low = tintsOf(primary, mode);
  const isDark = mode === "dark";

  const solid =
    isDark && contrast(primary, surface) < 3
      ? walk({ lightness, chroma, hue }, [surface], 3.6, "lighter")
      : primary;
  const ink = toHex(0.21, Math.min(chroma, 0.03), hue);
  const onSolid = labelOn(solid, ink);

  const seen = toOklch(solid);
  // A near-black brand can't go darker.
  const goesLighter = isLight(onSolid) && seen.lightness < 0.35;
  const hover = shift(solid, onSolid, goesLighter ? 0.06 : -0.035);
  const press = shift(solid, onSolid, goesLighter ? 0.1 : -0.07);

  const isVisible = contrast(solid, surface) >= 3 && contrast(solid, canvas) >= 3;
  const vivid = chroma > 0.03 ? Math.max(seen.chroma, 0.15) : seen.chroma;
  const control = isVisible
    ? solid
    : walk({ ...seen, chroma: vivid }, [surface, canvas, low[3]], 3, away(mode));

  const start = lightness > 0.45 ? 0.56 : Math.max(lightness + 0.09, 0.34);
  const quiet = isDark
    ? { lightness: 0.74, chroma: Math.min(chroma, 0.12), hue }
    : { lightness: start, chroma: Math.min(Math.max(chroma * 1.25, 0.02), 0.135), hue };
  const strong = isDark
    ? { lightness: 0.9, chroma: Math.min(chroma, 0.05), hue }
    : { lightness: Math.min(0.34, start - 0.04), chroma: Math.min(chroma, 0.065), hue };

  const ramp: Ramp = {
    ...low,
    9: solid,
    10: hover,
    11: walk(quiet, [surface, canvas, low[4]], 4.5, away(mode)),
    12: walk(strong, [surface, low[4]], isDark ? 10 : 9, away(mode)),
  };
  const onControl = contrast("#ffffff", control) >= 3 ? "#ffffff" : ink;
  return { ramp, onSolid, press, control, onControl };
}

const neutralLightness: Record<Mode, Record<Step, number>> = {
  light: {
    1: 0.99,
    2: 0.977,
    3: 0.96,
    4: 0.941,
    5: 0.921,
    6: 0.897,
    7: 0.855,
    8: 0.68,
    9: 0.62,
    10: 0.55,
    11: 0.475,
    12: 0.225,
  },
  dark: {
    1: 0.165,
    2: 0.19,
    3: 0.222,
    4: 0.252,
    5: 0.282,
    6: 0.315,
    7: 0.375,
    8: 0.56,
    9: 0.6,
    10: 0.66,
    11: 0.745,
    12: 0.945,
  },
};

/** Grays tinted toward the brand, before contrast correction. */
export function neutralRamp(primary: string, mode: Mode): Ramp {
  const { chroma, hue } = toOklch(primary);
  const lean = Math.min(chroma, 0.1) * 0.055;
  const grey = (step: Step) => {
    const more = step >= 8 ? 1.5 : step <= 3 && mode === "light" ? 0.6 : 1;
    return toHex(neutralLightness[mode][step], lean * more, hue);
  };

  return {
    1: grey(1),
    2: grey(2),
    3: grey(3),
    4: grey(4),
    5: grey(5),
    6: grey(6),
    7: grey(7),
    8: grey(8),
    9: grey(9),
    10: grey(10),
    11: grey(11),
    12: grey(12),
  };
}

/** Independent of the brand. Warning is yellow so that it isn't mistaken for peach. */
export const statusHues: Record<Status, number> = {
  success: 155,
  warning: 86,
  danger: 25,
  info: 250,
};

export function statusColors(status: Status, { mode, surface }: Pick<Ground, "mode" | "surface">) {
  const hue = statusHues[status];
  const at = (lightness: number, chroma: number) => ({ lightness, chroma, hue });

  if (mode === "dark") {
    const bg = toHex(0.255, 0.035, hue);
    return {
      bg,
      border: toHex(0.38, 0.06, hue),
      text: walk(at(0.78, 0.11), [surface, bg], 5.5, "lighter"),
      solid: walk(at(0.64, 0.14), [surface], 4, "lighter"),
    };
  }
  const bg = toHex(0.972, status === "warning" ? 0.034 : 0.02, hue);
  return {
    bg,
    border: toHex(0.885, status === "warning" ? 0.085 : 0.055, hue),
    text: walk(at(0.52, status === "danger" ? 0.16 : 0.12), [surface, bg], 5, "darker"),
    solid: walk(at(0.64, status === "danger" ? 0.19 : 0.15), [surface], 3.1, "darker"),
  };
}
