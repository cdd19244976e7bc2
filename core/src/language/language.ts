export const languages = ["en", "es", "fr"] as const;

export type Language = (typeof languages)[number];

export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  fr: "Français",
};

/** In the address that a mail leads to: its page speaks the mail's language, until its reader chooses another. */
export const languageParameter = "language";

/** From a tag such as `es-MX`; English otherwise. */
export function languageOf(tag: string): Language {
  return supported(tag) ?? "en";
}

/** The first supported of a reader's languages; English otherwise. */
export const firstSupported = (tags: readonly string[]): Language =>
  tags.map(supported).find((language) => language !== undefined) ?? "en";

/** From an Accept-Language header; English otherwise. */
export function acceptedLanguage(header: string): Language {
  const first = wishesOf(header).find((tag) => supported(tag) !== undefined);
  return first === undefined ? "en" : languageOf(first);
}

/** The region that an Accept-Language header names for a language: `US` in `es-US`. */
export function acceptedRegion(header: string, language: Language): string | undefined {
  const first = wishesOf(header).find((tag) => supported(tag) === language);
  return first === undefined ? undefined : regionOf(first);
}

/** The tags of an Accept-Language header, the most wanted first. */
function wishesOf(header: string): string[] {
  const wishes = header.split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return { tag, weight: quality ? Number(quality.slice(2)) || 0 : 1 };
  });
  return wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** Two letters of ISO 3166, or three digits of UN M.49 (`419` is Latin America). */
export function regionOf(tag: string): string | undefined {
  const [, ...parts] = tag.split("-");
  const extension = parts.findIndex((part) => part.length === 1);
  const region = parts
    .slice(0, extension < 0 ? undefined : extension)
    .find((part) => /^(?:[a-z]{2}|\d{3})$/i.test(part));
  return region?.toUpperCase();
}

/** For `Intl`: a language as a region writes its figures and dates, or as it's written most where no region is known. */
export const localeIn = (language: Language, region: string | undefined): string =>
  region === undefined ? language : `${language}-${region}`;

/** Only a tag's first part counts: `frr` is North Frisian, not French. */
function supported(tag: string): Language | undefined {
  const [wanted] = tag.toLowerCase().split("-");
  return languages.find((language) => language === wanted);
}

/** Thousands and decimal separators. */
export const separators: Record<Language, { readonly group: string; readonly point: string }> = {
  en: { group: ",", point: "." },
  es: { group: ".", point: "," },
  fr: { group: "\u202f", point: "," },
};

/** Grouped like the plurals next to it: Spanish from five digits on. */
export function formatCount(count: number, language: Language): string {
  if (language === "es" && Math.abs(count) < 10_000) return String(count);
  const digits = String(Math.abs(count));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return `${count < 0 ? "-" : ""}${groups.join(separators[language].group)}`;
}

/** Fills placeholders such as "As of {day}". */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" lacks ${place}`);
    return value;
  });
}

export interface Noun {
  readonly one: string;
  readonly other: string;
}

/** "1 line", "1,204 lines", by the language's plural rules. */
export function counted(count: number, { one, other }: Noun, language: Language): string {
  const isOne = new Intl.PluralRules(language).select(count) === "one";
  return `${formatCount(count, language)} ${isOne ? one : other}`;
}

/** Corrects a day that `Intl` wrote: French writes the first of a month as an ordinal. */
export const writtenDay = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/^1 /, "1er ") : text;

/** As a sentence or a list's line begins. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Adds French nonbreaking spaces: narrow before ; ? and !, full before a colon and inside « ». */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;?!])/g, "\u202f")
    .replace(/ (?=:(?:[\s{<]|$))/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/ »/g, "\u00a0»");
}
