import type { Language } from "../../language/language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { WorkbookWords } from "./words.ts";

/** What workbooks say by themselves, in each language: pure data. */
export const workbookWords: Record<Language, WorkbookWords> = { en, es, fr };

export type { AgingSideWords, LongTableWords, WorkbookKind, WorkbookWords } from "./words.ts";
