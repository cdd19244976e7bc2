import { type Brand, deriveTheme } from "./derivation/derive-theme.ts";
import { brokenGuarantees } from "./derivation/guarantees.ts";
import { colorNames, propertyOf, type Theme, type TokenName } from "./derivation/tokens.ts";

export interface DroppedSetting {
  readonly name: string;
  readonly reason: "unknown-name" | "invalid-value" | "contrast";
}

export interface CssSettingsResult {
  readonly theme: Theme;
  /** What wasn't applied, and why; for the operator. */
  readonly dropped: readonly DroppedSetting[];
}

const hexColor = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const length = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:px|em|rem)$/;
const number = /^(?:\d+(?:\.\d+)?|\.\d+)$/;

const colorNamesByProperty = new Map<string, TokenName>(
  colorNames.map((name) => [propertyOf(name), name]),
);
const measures = new Map<string, { readonly name: TokenName; readonly shape: RegExp }>([
  ["--heading-scale", { name: "headingScale", shape: number }],
  ["--heading-weight", { name: "headingWeight", shape: /^[1-9]00$/ }],
  ["--heading-tracking", { name: "headingTracking", shape: length }],
]);

/**
 * Applies a tenant's custom properties over its theme (D-57). Only names of the contract with a color or a measure as
 * value pass; primary and secondary colors go through the derivation, and other colors are dropped if they break
 * contrast.
 */
export function applyCssSettings(
  brand: Brand,
  { mode }: Pick<Theme, "mode">,
  settings: Readonly<Record<string, string>>,
): CssSettingsResult {
  const dropped: DroppedSetting[] = [];
  const base = {
    ...brand,
    primaryColor: colorOf(settings["--tenant-primary"]) ?? brand.primaryColor,
    secondaryColor: colorOf(settings["--tenant-secondary"]) ?? brand.secondaryColor,
  };
  let tokens = deriveTheme({ ...base, mode }).tokens;

  for (const [name, raw] of Object.entries(settings)) {
    const read = readSetting(name, raw.trim());
    if (read.result === "dropped") {
      dropped.push({ name, reason: read.reason });
      continue;
    }
    const next = { ...tokens, [read.token]: read.value };
    if (brokenGuarantees(next).length > brokenGuarantees(tokens).length) {
      dropped.push({ name, reason: "contrast" });
    } else {
      tokens = next;
    }
  }
  return { theme: { mode, tokens }, dropped };
}

type Read =
  | { readonly result: "read"; readonly token: TokenName; readonly value: string }
  | { readonly result: "dropped"; readonly reason: DroppedSetting["reason"] };

function readSetting(name: string, raw: string): Read {
  const color = colorNamesByProperty.get(name);
  if (color) {
    const value = colorOf(raw);
    return value ? { result: "read", token: color, value } : dropped("invalid-value");
  }
  const measure = measures.get(name);
  if (!measure) return dropped("unknown-name");
  return measure.shape.test(raw)
    ? { result: "read", token: measure.name, value: raw }
    : dropped("invalid-value");
}

const dropped = (reason: DroppedSetting["reason"]): Read => ({ result: "dropped", reason });

/** Accepts `#abc` and `#aabbcc`; returns the latter. */
function colorOf(raw: string | undefined): string | undefined {
  const text = raw?.trim().toLowerCase();
  if (!text || !hexColor.test(text)) return undefined;
  return text.length === 4 ? `#${[...text.slice(1)].map((digit) => digit + digit).join("")}` : text;
}
