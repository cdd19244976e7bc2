import type { Language } from "../language/language.ts";
import type { AmountFormat } from "../statement/index.ts";
import type { AgingSideWords } from "./words/index.ts";

/** How the sheets of an aging are written: in which figures and language, and of whom. */
export interface AgingWords {
  readonly format: AmountFormat;
  readonly language: Language;
  readonly side: AgingSideWords;
}
