/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Channels = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb` as three channels from 0 to 1. */
const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

/** Writes three channels from 0 to 1, clipped, as `#rrggbb`. */
const hexOf = (channels: Channels) =>
  `#${channels
    .map((channel) => Math.round(255 * clip(channel)))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;

/** `color` with a share (0 to 1) of `other` in it, both `#rrggbb`, as `color-mix(in srgb, …)` mixes. */
export function mixed(color: string, other: string, share: number): string {
  const [red, green, blue] = channelsOf(color);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  const mix = (channel: number, toward: number) => channel * (1 - share) + toward * share;
  return hexOf([mix(red, otherRed), mix(green, otherGreen), mix(blue, otherBlue)]);
}

const clip = (channel: number) => Math.min(1, Math.max(0, channel));
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

const linearOf = (hex: string): Channels => {
  const [red, green, blue] = channelsOf(hex);
  return [linear(red), linear(green), linear(blue)];
};

/** Björn Ottosson's OKLab (2020), in polar form. Takes `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const degrees = (Math.atan2(bb, a) * 180) / Math.PI;

  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: (degrees + 360) % 360,
  };
}

function toLinear(lightness: number, chroma: number, hue: number): Channels {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fits = (channels: Channels) => channels.every((c) => c >= -0.0005 && c <= 1.0005);

/** The nearest `#rrggbb` of that lightness and hue; out-of-gamut colors lose chroma only. */
export function toHex(lightness: number, chroma: number, hue: number): string {
  let c = chroma;
  while (c > 0 && !fits(toLinear(lightness, c, hue))) c -= 0.002;
  const [r, g, b] = toLinear(lightness, Math.max(c, 0), hue);
  return hexOf([gamma(clip(r)), gamma(clip(g)), gamma(clip(b))]);
}

const luminance = (hex: string) => {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export const isLight = (hex: string) => luminance(hex) > 0.5;

/** WCAG 2.2 contrast ratio of two `#rrggbb`, from 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Moves lightness away from the backgrounds until every ratio is met. */
export function walk(
  { lightness, chroma, hue }: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  direction: "lighter" | "darker",
): string {
  const step = direction === "lighter" ? 0.004 : -0.004;
  for (let l = lightness; l >= 0 && l <= 1; l += step) {
    const color = toHex(l, chroma, hue);
    if (backgrounds.every((background) => contrast(color, background) >= ratio)) return color;
  }
  return direction === "lighter" ? "#ffffff" : "#000000";
}
