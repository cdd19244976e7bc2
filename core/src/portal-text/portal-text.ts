import { hasUnsafeMarkup } from "../text/index.ts";

/** The texts of a section, by their key. */
export type SectionTexts = Readonly<Record<string, string>>;

export type PortalTextFault = "unknown-key" | "unsafe-markup" | "placeholders";

/** Why a tenant can't say this in place of ours, if it can't: it fills in its own name, and what ours does. */
export function portalTextFault(
  text: string,
  ours: string | undefined,
): PortalTextFault | undefined {
  if (ours === undefined) return "unknown-key";
  if (hasUnsafeMarkup(text)) return "unsafe-markup";
  const filledIn = ["{tenant}", ...(ours.match(/\{\w+\}/g) ?? [])];
  const left = filledIn.reduce((rest, name) => rest.replaceAll(name, ""), text);
  return /[{}]/.test(left) ? "placeholders" : undefined;
}

/** Ours, with what the tenant says in their place; what it can't say is left out. */
export function sayInPlace(
  ours: SectionTexts,
  own: SectionTexts,
  tenantName: string,
): SectionTexts {
  const said = Object.entries(own).filter(([key, text]) => !portalTextFault(text, ours[key]));
  return Object.fromEntries(
    Object.entries({ ...ours, ...Object.fromEntries(said) }).map(([key, text]) => [
      key,
      text.replaceAll("{tenant}", tenantName),
    ]),
  );
}
