import type { Language } from "../language/language.ts";
import en from "../texts/en/workbook.json" with { type: "json" };
import es from "../texts/es/workbook.json" with { type: "json" };
import fr from "../texts/fr/workbook.json" with { type: "json" };

export type WorkbookTexts = typeof en;

export const workbookTexts: Readonly<Record<Language, WorkbookTexts>> = { en, es, fr };

export type AgingSideTexts = WorkbookTexts["aging"]["sides"]["receivable"];

export type LongTableTexts = WorkbookTexts["long"]["tables"]["transactions"];
