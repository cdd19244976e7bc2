import type { Language } from "../language/index.ts";
import type { BooksSource, Check } from "./check.ts";
import { titleOf } from "./question-titles.ts";
import { translate } from "./sentences/index.ts";

interface Reader {
  readonly language: Language;
  readonly source: BooksSource;
}

/** A check for a reader of a language, whenever it was made; what isn't ours to say stays as it is. */
export function spokenCheck<
  Kept extends Pick<Check, "id" | "outcome" | "title" | "outcomeDescription">,
>(check: Kept, { language, source }: Reader): Kept {
  const title = titleOf(check, source) ?? check.title;
  const { outcomeDescription } = check;
  return {
    ...check,
    title: translate(title, language) ?? title,
    outcomeDescription: translate(outcomeDescription, language) ?? outcomeDescription,
  };
}
