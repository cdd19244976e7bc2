import { typeTokens } from "./fonts.ts";
import { contrast, mixed, toOklch, walk } from "./oklch.ts";
import { brandRamp, neutralRamp, type Ramp, statusColors } from "./ramps.ts";
import { type Mode, type Status, steps, type Theme, type Tokens } from "./tokens.ts";

export interface Brand {
  /** `#rrggbb`. Used unchanged for solid fills. */
  readonly primaryColor: string;
  /** `#rrggbb`. Tints the page behind the cards, if it's light enough. */
  readonly secondaryColor: string;
  /** Font family for headings. Body text is always Inter. */
  readonly font?: string | undefined;
}

export interface BrandInMode extends Brand {
  readonly mode: Mode;
}

/** Derives every color from the tenant's two, in OKLCH, and keeps contrast for any brand: see `guarantees`. */
export function deriveTheme({ primaryColor, secondaryColor, font, mode }: BrandInMode): Theme {
  const primary = primaryColor.toLowerCase();
  const secondary = secondaryColor.toLowerCase();
  const isDark = mode === "dark";

  const grey = neutralRamp(primary, mode);
  const surface = isDark ? grey[2] : "#ffffff";
  const canvas = isDark ? grey[1] : toOklch(secondary).lightness >= 0.94 ? secondary : grey[2];
  const ground = { mode, surface, canvas };
  const brand = brandRamp(primary, ground);
  const neutral = readableNeutrals(grey, toOklch(primary).hue, ground);
  const solid = brand.ramp[9];

  const tokens: Tokens = {
    tenantPrimary: primary,
    tenantSecondary: secondary,
    ...named("brand", brand.ramp),
    ...named("neutral", neutral),
    accentSolid: solid,
    accentSolidHover: brand.ramp[10],
    accentSolidPress: brand.press,
    accentOnSolid: brand.onSolid,
    accentControl: brand.control,
    accentOnControl: brand.onControl,
    accentText: brand.ramp[11],
    accentTextStrong: brand.ramp[12],
    accentEdge: contrast(solid, surface) < 3 ? brand.control : "transparent",
    accentBg: brand.ramp[2],
    accentBgHover: brand.ramp[3],
    accentBgSelected: brand.ramp[3],
    accentBorder: brand.ramp[6],
    canvas: isDark ? canvas : towardWhite(canvas),
    canvasStrong: canvas,
    surface,
    surfaceSunken: isDark ? neutral[1] : neutral[2],
    surfaceRaised: isDark ? neutral[3] : "#ffffff",
    surfaceHover: isDark ? neutral[3] : neutral[2],
    text: neutral[12],
    textMuted: neutral[11],
    textSubtle: neutral[10],
    textDisabled: neutral[9],
    line: neutral[5],
    lineStrong: neutral[7],
    lineControl: neutral[8],
    focus: brand.control,
    ...statusTokens("success", statusColors("success", ground)),
    ...statusTokens("warning", statusColors("warning", ground)),
    ...statusTokens("danger", statusColors("danger", ground)),
    ...statusTokens("info", statusColors("info", ground)),
    ...shadeTokens(mode),
    ...typeTokens(font),
  };
  return { mode, tokens };
}

function readableNeutrals(
  ramp: Ramp,
  hue: number,
  { mode, surface, canvas }: { mode: Mode; surface: string; canvas: string },
): Ramp {
  const way = mode === "dark" ? "lighter" : "darker";
  const from = (color: string, chroma: number) => ({
    lightness: toOklch(color).lightness,
    chroma,
    hue,
  });
  return {
    ...ramp,
    8: walk(from(ramp[8], 0.008), [surface, canvas], 3, way),
    10: walk(from(ramp[10], 0.011), [surface, canvas], 4.6, way),
    11: walk(from(ramp[11], 0.012), [surface, canvas, ramp[4]], 4.9, way),
  };
}

/** The page is paler than the tenant's color, so the cards stand out. */
const towardWhite = (color: string) => mixed(color, "#ffffff", 0.38);

const named = <Prefix extends "brand" | "neutral">(prefix: Prefix, ramp: Ramp) =>
  // `fromEntries` loses the key type.
  Object.fromEntries(steps.map((step) => [`${prefix}${step}`, ramp[step]])) as {
    [Name in keyof Ramp as `${Prefix}${Name}`]: string;
  };

const statusTokens = <Name extends Status>(status: Name, colors: ReturnType<typeof statusColors>) =>
  ({
    [`${status}Bg`]: colors.bg,
    [`${status}Border`]: colors.border,
    [`${status}Text`]: colors.text,
    [`${status}Solid`]: colors.solid,
  }) as Record<`${Name}${"Bg" | "Border" | "Text" | "Solid"}`, string>;

type ShadeTokens = Pick<
  Tokens,
  "shade" | "elevation1" | "elevation2" | "elevation3" | "scrim" | "onDanger" | "buttonGloss"
>;

/** On dark backgrounds a shadow is invisible, so a light hairline replaces it. */
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

/** For tenants without a brand, or with one that can't be read. */
export const defaultBrand: Brand = { primaryColor: "#ffb281", secondaryColor: "#f7f3f3" };

/** A contrasting second brand for tests: near black, with a serif. */
export const navyBrand: Brand = {
  primaryColor: "#14284b",
  secondaryColor: "#f4f5f8",
  font: "Source Serif 4",
};
