import { contrast } from "./oklch.ts";
import { type ColorName, statuses, type Tokens } from "./tokens.ts";

export interface Guarantee {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for shapes (1.4.11). */
  readonly ratio: number;
}

const on = (foreground: ColorName, backgrounds: readonly ColorName[], ratio: number): Guarantee[] =>
  backgrounds.map((background) => ({ foreground, background, ratio }));

/** Contrast that holds under any brand. */
export const guarantees: readonly Guarantee[] = [
  ...on("accentOnSolid", ["accentSolid", "accentSolidHover", "accentSolidPress"], 4.5),
  ...on(
    "accentText",
    ["surface", "canvas", "canvasStrong", "brand4", "accentBg", "accentBgHover"],
    4.5,
  ),
  ...on("accentTextStrong", ["surface", "brand4", "accentBgSelected"], 4.5),
  ...on("text", ["surface", "canvas", "surfaceSunken", "surfaceRaised", "neutral4"], 4.5),
  ...on("textMuted", ["surface", "canvas", "canvasStrong", "neutral4"], 4.5),
  ...on("textSubtle", ["surface", "canvas", "canvasStrong"], 4.5),
  ...on("accentControl", ["surface", "canvas", "canvasStrong"], 3),
  ...on("focus", ["surface", "canvas"], 3),
  ...on("lineControl", ["surface", "canvas", "canvasStrong"], 3),
  ...statuses.flatMap((status) => [
    ...on(`${status}Text`, [`${status}Bg`, "surface"], 4.5),
    ...on(`${status}Solid`, ["surface"], 3),
  ]),
];

/** Rounding to eight bits per channel may cost this much. */
const tolerance = 0.005;

/** The guarantees that these colors break; empty for a derived theme. */
export const brokenGuarantees = (tokens: Tokens): Guarantee[] =>
  guarantees.filter(
    ({ foreground, background, ratio }) =>
      contrast(tokens[foreground], tokens[background]) < ratio - tolerance,
  );
