import type { Language } from "../../language/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { StatementWords } from "./words.ts";

/** What a statement says by itself, in each language: pure data. */
export const statementWords: Record<Language, StatementWords> = { en, es, fr };

export type { FormulaId, SectionId } from "./words.ts";
