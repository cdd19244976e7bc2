/**
 * Postal formats by country (ISO 3166), for the countries whose books our packages keep most. `9` is a
 * digit, `A` a letter, `*` either, and a space or hyphen may be left out. A data table, as D-59 has it.
 */
const formats: Readonly<Record<string, readonly string[]>> = {
  US: ["99999", "99999-9999"],
  CA: ["A9A 9A9"],
  GB: ["A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA"],
  IE: ["A** ****"],
  AU: ["9999"],
  NZ: ["9999"],
  ZA: ["9999"],
  AT: ["9999"],
  BE: ["9999"],
  CH: ["9999"],
  DK: ["9999"],
  NO: ["9999"],
  LU: ["9999"],
  NL: ["9999 AA"],
  DE: ["99999"],
  ES: ["99999"],
  FR: ["99999"],
  FI: ["99999"],
  IT: ["99999"],
  MX: ["99999"],
  SE: ["999 99"],
  PL: ["99-999"],
  PT: ["9999-999"],
  IN: ["999999", "999 999"],
  SG: ["999999"],
  JP: ["999-9999"],
  BR: ["99999-999"],
};

export type PostalCodeState = "empty" | "valid" | "invalid";

/** Valid if it matches any country's format; nothing typed is neither valid nor invalid. */
export function postalCodeState(text: string): PostalCodeState {
  const code = text.trim();
  if (code === "") return "empty";
  return patterns.some((pattern) => pattern.test(code)) ? "valid" : "invalid";
}

/** A NAICS code is exactly six digits. */
export function isNaicsCode(text: string): boolean {
  return /^\d{6}$/.test(text.trim());
}

const patterns = [...new Set(Object.values(formats).flat())].map(
  (format) =>
    new RegExp(
      `^${format.replace(/./g, (part) => ({ 9: "\\d", A: "[A-Z]", "*": "[A-Z\\d]" })[part] ?? `[ -]?`)}$`,
      "i",
    ),
);
