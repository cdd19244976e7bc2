import type { Language } from "../language/language.ts";
import { statementTexts } from "../statement/texts.ts";
import en from "../texts/en/workbook.json" with { type: "json" };
import es from "../texts/es/workbook.json" with { type: "json" };
import fr from "../texts/fr/workbook.json" with { type: "json" };

export type WorkbookTexts = ReturnType<typeof withClassifications>;

/** Statements name the kinds of accounts too. */
function withClassifications(texts: typeof en, language: Language) {
  const { classifications } = statementTexts[language];
  return { ...texts, accounts: { ...texts.accounts, classifications } };
}

export const workbookTexts: Readonly<Record<Language, WorkbookTexts>> = {
  en: withClassifications(en, "en"),
  es: withClassifications(es, "es"),
  fr: withClassifications(fr, "fr"),
};

export type AgingSideTexts = WorkbookTexts["aging"]["sides"]["receivable"];

export type LongTableTexts = WorkbookTexts["long"]["tables"]["transactions"];
