import type { Language } from "../language/language.ts";
import en from "../texts/en/statement.json" with { type: "json" };
import es from "../texts/es/statement.json" with { type: "json" };
import fr from "../texts/fr/statement.json" with { type: "json" };
/** Layouts don't store standard captions; they come from here, in the reader's language. */
export const statementTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

export type SectionId = keyof typeof en.sections;

export type FormulaId = keyof typeof en.formulas;
