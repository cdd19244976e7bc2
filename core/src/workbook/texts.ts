import type { Language } from "../language/language.ts";
import en from "../texts/en/workbook.json" with { type: "json" };
import es from "../texts/es/workbook.json" with { type: "json" };
import fr from "../texts/fr/workbook.json" with { type: "json" };

/** What workbooks say in one language. */
export type WorkbookTexts = typeof en;

export const workbookTexts: Readonly<Record<Language, WorkbookTexts>> = { en, es, fr };

/** What is said of customers, or of vendors. */
export type AgingSideTexts = WorkbookTexts["aging"]["sides"]["receivable"];

/** What is said of one long table. */
export type LongTableTexts = WorkbookTexts["long"]["tables"]["transactions"];
