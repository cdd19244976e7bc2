export const languages = ["en", "es", "fr"] as const;

/** A language that everything is said in. */
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  fr: "Français",
};

/** The language of a tag such as `es-MX`; English where we don't speak it. */
export function languageOf(tag: string): Language {
  return supported(tag) ?? "en";
}

/** The first that we speak of the languages that a reader wants; English otherwise. */
export const firstSupported = (tags: readonly string[]): Language =>
  tags.map(supported).find((language) => language !== undefined) ?? "en";

/** What a reader wants most of what we speak, by an Accept-Language header; English otherwise. */
export function acceptedLanguage(header: string): Language {
  const wishes = header.split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return { language: supported(tag), weight: quality ? Number(quality.slice(2)) || 0 : 1 };
  });
  const [first] = wishes
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return first?.language ?? "en";
}

/** The first part of a tag is the language: `frr` is North Frisian, and no French. */
function supported(tag: string): Language | undefined {
  const [wanted] = tag.toLowerCase().split("-");
  return languages.find((language) => language === wanted);
}

/** Between thousands, and before the fraction, as each language's typographers want them. */
export const separators: Record<Language, { readonly group: string; readonly point: string }> = {
  en: { group: ",", point: "." },
  es: { group: ".", point: "," },
  fr: { group: "\u202f", point: "," },
};

/** A whole number as plurals beside it are written: Spanish groups from five digits on. */
export function formatCount(count: number, language: Language): string {
  if (language === "es" && Math.abs(count) < 10_000) return String(count);
  const digits = String(Math.abs(count));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return `${count < 0 ? "-" : ""}${groups.join(separators[language].group)}`;
}

/** Puts values into the places of a text: "As of {day}". */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" lacks ${place}`);
    return value;
  });
}

/** What is counted, for one and for more. */
export interface Noun {
  readonly one: string;
  readonly other: string;
}

/** "1 line", "1,204 lines": a number with what is counted, by the language's own plural. */
export function counted(count: number, { one, other }: Noun, language: Language): string {
  const isOne = new Intl.PluralRules(language).select(count) === "one";
  return `${formatCount(count, language)} ${isOne ? one : other}`;
}

/** A day that `Intl` wrote, as people write it: the French count the first of a month as an ordinal. */
export const writtenDay = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/^1 /, "1er ") : text;

/**
 * A French text with the spaces that may not break a line: narrow before ; ? ! and », full before a
 * colon and after «. Whoever writes one types plain spaces.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;?!])/g, "\u202f")
    .replace(/ (?=:(?:[\s{<]|$))/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/ »/g, "\u00a0»");
}
