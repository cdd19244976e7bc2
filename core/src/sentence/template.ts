import { addDays, type Day, formatDay, parseDay } from "../calendar/index.ts";
import { counted, formatCount, type Language, separators } from "../language/language.ts";

/** "1 document", "3 documents": what is counted, in each language, for one and for more. */
export type Nouns = Readonly<Record<string, Readonly<Record<Language, readonly [string, string]>>>>;

/** A value by its place's name: a number for what is counted, and text as English writes it. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Places in a sentence are `{kind}`, or `{kind.2}` for a second of a kind: an `amount` with its
 * currency, a `day`, a `count`, a `text` that is nobody's to translate, or a noun with its count.
 */
const places = /\{(\w+)((?:\.\d)?)\}/g;

/** Fills a sentence's places, in English. */
export function fill(template: string, values: Values, nouns: Nouns): string {
  return template.replace(places, (place, kind: string, rank: string) => {
    const value = values[`${kind}${rank}`];
    if (value === undefined) throw new Error(`"${template}" lacks ${place}`);
    const noun = nouns[kind]?.en;
    if (noun && typeof value === "number")
      return counted(value, { one: noun[0], other: noun[1] }, "en");
    return typeof value === "number" ? formatCount(value, "en") : value;
  });
}

/** Ours with the longest names in them. A longer text would be tried at each of a template's places. */
const longestSentence = 2_000;

/** Reads the values back out of an English sentence; nothing where it isn't made of this template. */
export function reader(
  template: string,
  nouns: Nouns,
): (sentence: string) => ReadonlyMap<string, string> | undefined {
  const names: string[] = [];
  let source = "";
  let done = 0;
  for (const { 0: place, 1: kind = "", 2: rank = "", index } of template.matchAll(places)) {
    names.push(`${kind}${rank}`);
    source += `${escaped(template.slice(done, index))}(${patternOf(kind, nouns)})`;
    done = index + place.length;
  }
  const pattern = new RegExp(`^${source}${escaped(template.slice(done))}$`, "su");

  return (sentence) => {
    if (sentence.length > longestSentence) return undefined;
    const found = pattern.exec(sentence);
    return found ? new Map(names.map((name, i) => [name, found[i + 1] ?? ""])) : undefined;
  };
}

/**
 * Fills a translation with what was read from the English sentence.
 *
 * @param ofText what becomes of a text: a few are words of ours
 */
export function refill(
  template: string,
  read: ReadonlyMap<string, string>,
  {
    language,
    nouns,
    ofText,
  }: {
    readonly language: Language;
    readonly nouns: Nouns;
    readonly ofText: (text: string) => string;
  },
): string {
  return template.replace(places, (_, kind: string, rank: string) => {
    const value = read.get(`${kind}${rank}`) ?? "";
    if (kind === "amount") return rewritten(value, language);
    if (kind === "day") return dayIn(value, language);
    if (kind === "count") return formatCount(numberIn(value), language);
    const noun = nouns[kind]?.[language];
    if (!noun) return ofText(value);
    return counted(numberIn(value), { one: noun[0], other: noun[1] }, language);
  });
}

function patternOf(kind: string, nouns: Nouns): string {
  const noun = nouns[kind]?.en;
  if (noun) return `[\\d,]+ (?:${noun.map(escaped).join("|")})`;
  const patterns: Record<string, string> = {
    amount: "−?[\\d,]+(?:\\.\\d+)? [A-Z]{3}",
    day: "[A-Z][a-z]{2} \\d{1,2}, \\d{4}",
    count: "[\\d,]+",
  };
  return patterns[kind] ?? ".+?";
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const numberIn = (text: string) => Number(/^[\d,]+/.exec(text)?.[0].replaceAll(",", "") ?? 0);

/** "1,234.50 USD" with the language's own separators. */
function rewritten(amount: string, language: Language): string {
  const { group, point } = separators[language];
  return amount.replace(/[,.]/g, (mark) => (mark === "," ? group : point));
}

/** The day that an English text says, as the language writes it. */
function dayIn(text: string, language: Language): string {
  const [, name, dayOfMonth = "", year] = /^(\w{3}) (\d+), (\d{4})$/.exec(text) ?? [];
  const first = Array.from({ length: 12 }, (_, i) =>
    parseDay(`${year}-${String(i + 1).padStart(2, "0")}-01`),
  ).find((day): day is Day => day !== undefined && formatDay(day).startsWith(`${name} `));
  return first ? formatDay(addDays(first, Number(dayOfMonth) - 1), language) : text;
}
