import { type BooksSource, type Check, titleOf } from "@tieout/core/check";
import type { Language } from "@tieout/core/language";
import { say } from "@tieout/server/messages/messages";

interface Reader {
  readonly language: Language;
  /** What the books came from, which titles name. */
  readonly source: BooksSource;
}

/** A check as it's read, in place of its fact. A question that isn't asked any more is called by its id. */
export function presentCheck<Kept extends Pick<Check, "id" | "outcome" | "fact">>(
  { fact, ...check }: Kept,
  { language, source }: Reader,
) {
  const title = titleOf(check, source);
  return {
    ...check,
    title: title ? say(title, language) : check.id,
    outcomeDescription: say(fact, language),
  };
}
