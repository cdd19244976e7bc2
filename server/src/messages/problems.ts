import type { Language } from "@tieout/core/language";
import en from "./en/problems.json" with { type: "json" };
import es from "./es/problems.json" with { type: "json" };
import fr from "./fr/problems.json" with { type: "json" };
import { formatMessage } from "./messages.ts";

type Messages = en.Messages;

/** A problem's text before translation: a message id with its values. */
export type ProblemText = {
  [Id in keyof Messages]: keyof Messages[Id] extends never
    ? Id
    : { readonly id: Id; readonly values: ValuesOf<Messages[Id]> };
}[keyof Messages];

/** A list is of alternatives: "a, b or c". */
type ValuesOf<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends number
    ? number
    : string | number | readonly string[];
};

/** An id missing in a language doesn't compile. */
export const problemCatalogs: Readonly<Record<Language, Readonly<Record<keyof Messages, string>>>> =
  { en, es, fr };

export function sayProblem(text: ProblemText, language: Language): string {
  if (typeof text === "string") return formatMessage(problemCatalogs[language][text], {}, language);
  const shown = Object.entries(text.values).map(([name, value]) => [name, show(value, language)]);
  return formatMessage(problemCatalogs[language][text.id], Object.fromEntries(shown), language);
}

function show(value: string | number | readonly string[], language: Language): string | number {
  return typeof value === "object"
    ? new Intl.ListFormat(language, { type: "disjunction" }).format(value)
    : value;
}
