export const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Step = (typeof steps)[number];

export const statuses = ["success", "warning", "danger", "info"] as const;
export type Status = (typeof statuses)[number];

/** Solid is for fills, control for shapes, text for text. */
export const colorNames = [
  "tenantPrimary",
  "tenantSecondary",
  ...steps.map((step) => `brand${step}` as const),
  ...steps.map((step) => `neutral${step}` as const),
  "accentSolid",
  "accentSolidHover",
  "accentSolidPress",
  "accentOnSolid",
  "accentControl",
  "accentOnControl",
  "accentText",
  "accentTextStrong",
  "accentEdge",
  "accentBg",
  "accentBgHover",
  "accentBgSelected",
  "accentBorder",
  "canvas",
  "canvasStrong",
  "surface",
  "surfaceSunken",
  "surfaceRaised",
  "surfaceHover",
  "text",
  "textMuted",
  "textSubtle",
  "textDisabled",
  "line",
  "lineStrong",
  "lineControl",
  "focus",
  ...statuses.flatMap((status) => [
    `${status}Bg` as const,
    `${status}Border` as const,
    `${status}Text` as const,
    `${status}Solid` as const,
  ]),
] as const;
export type ColorName = (typeof colorNames)[number];

/** Shadows depend on the mode, not the brand; the last two color a danger button and a switch's knob. */
export const shadeNames = [
  "shade",
  "elevation1",
  "elevation2",
  "elevation3",
  "scrim",
  "onDanger",
  "buttonGloss",
] as const;

/** Headings use the tenant's font from 16 px up; smaller text is Inter. */
export const typeNames = [
  "fontBody",
  "fontHeading",
  "headingScale",
  "headingWeight",
  "headingTracking",
  "headingOptical",
] as const;

export const tokenNames = [...colorNames, ...shadeNames, ...typeNames] as const;
export type TokenName = (typeof tokenNames)[number];

/** Every themable CSS value. Components may use nothing else. */
export type Tokens = Readonly<Record<TokenName, string>>;

export type Mode = "light" | "dark";
export type Density = "compact" | "comfortable" | "touch";

export interface Theme {
  readonly mode: Mode;
  readonly tokens: Tokens;
}

/** `accentSolidHover` is `--accent-solid-hover`, `brand12` is `--brand-12`. */
export const propertyOf = (name: string) =>
  `--${name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
