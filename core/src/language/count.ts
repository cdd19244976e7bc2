import type { Language } from "./language.ts";
import { separators } from "./separators.ts";

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

/** "1 line", "1,204 lines": a number with what is counted, by the language's own plural. */
export function counted(
  count: number,
  [one, other]: readonly [one: string, other: string],
  language: Language,
): string {
  const isOne = new Intl.PluralRules(language).select(count) === "one";
  return `${formatCount(count, language)} ${isOne ? one : other}`;
}
