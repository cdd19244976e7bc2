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
  return spoken(tag) ?? "en";
}

/** The first that we speak of the languages that a reader wants; English otherwise. */
export const firstSpoken = (tags: readonly string[]): Language =>
  tags.map(spoken).find((language) => language !== undefined) ?? "en";

/** What a reader wants most of what we speak, by an Accept-Language header; English otherwise. */
export function acceptedLanguage(header: string): Language {
  const wishes = header.split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return { language: spoken(tag), weight: quality ? Number(quality.slice(2)) || 0 : 1 };
  });
  const [first] = wishes
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return first?.language ?? "en";
}

/** The first part of a tag is the language: `frr` is North Frisian, and no French. */
function spoken(tag: string): Language | undefined {
  const [wanted] = tag.toLowerCase().split("-");
  return languages.find((language) => language === wanted);
}
