/** The few colours a mail has, as plain hex: mail programs know no variables. */
export interface MailColors {
  readonly canvas: string;
  readonly button: string;
  readonly buttonBorder: string;
  readonly buttonText: string;
  /** The brand's colour, darkened until it can be read. */
  readonly link: string;
}

type Rgb = readonly [number, number, number];

const dark = "#23140b";
const white = "#ffffff";

/**
 * From a tenant's two colours to a mail's. Text keeps 4.5:1 (WCAG 2.2, 1.4.3) on what it stands on,
 * whatever colour a tenant chooses.
 */
export function mailColors({
  primary,
  secondary,
}: {
  primary: string;
  secondary: string;
}): MailColors {
  const canvas = contrast(secondary, "#736c68") >= 4.5 ? secondary : "#f7f3f3";
  return {
    canvas,
    button: primary,
    buttonBorder: darken(primary, 0.12),
    buttonText: contrast(primary, dark) >= contrast(primary, white) ? dark : white,
    link: readable(primary, canvas),
  };
}

/** Darker until it can be read, and as vivid as it was: a light orange becomes a rust, and no grey. */
function readable(color: string, canvas: string): string {
  let result = color;
  for (let step = 1; contrast(result, canvas) < 4.5 && step <= 40; step += 1) {
    result = dimmed(color, step * 0.025);
  }
  return result;
}

/** Takes a share of a colour's lightness away, and leaves its hue and its saturation (both as HSL has them). */
function dimmed(color: string, share: number): string {
  const channels = rgbOf(color).map((channel) => channel / 255);
  const before = (Math.max(...channels) + Math.min(...channels)) / 2;
  const after = before * (1 - share);
  const reach = (lightness: number) => 1 - Math.abs(2 * lightness - 1);
  const scale = reach(before) === 0 ? 0 : reach(after) / reach(before);
  return hexOf(channels.map((channel) => 255 * (after + (channel - before) * scale)));
}

/** From 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function darken(color: string, share: number): string {
  return hexOf(rgbOf(color).map((channel) => channel * (1 - share)));
}

function hexOf(channels: readonly number[]): string {
  const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, "0");
  return `#${channels.map(hex).join("")}`;
}

function rgbOf(color: string): Rgb {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
