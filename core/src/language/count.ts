import type { Language } from "./language.ts";
import { separators } from "./separators.ts";

/** A whole number as plurals beside it are written: Spanish groups from five digits on. */
export function formatCount(count: number, language: Language): string {
  if (language === "es" && Math.abs(count) < 10_000) return String(count);
  return String(count).replace(/\B(?=(\d{3})+$)/g, separators[language].group);
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
