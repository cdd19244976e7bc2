import type { Language } from "../language/language.ts";
import en from "../texts/en/statement.json" with { type: "json" };
import es from "../texts/es/statement.json" with { type: "json" };
import fr from "../texts/fr/statement.json" with { type: "json" };
/** What a statement says in each language, in English as layouts are kept. */
export const statementTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

/** The standard layout's sections. */
export type SectionId = keyof typeof en.sections;

/** The results between them. */
export type FormulaId = keyof typeof en.formulas;
