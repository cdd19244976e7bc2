import type { Language } from "../language/language.ts";
import en from "../texts/en/risk-workbook.json" with { type: "json" };
import es from "../texts/es/risk-workbook.json" with { type: "json" };
import fr from "../texts/fr/risk-workbook.json" with { type: "json" };

export type RiskTexts = typeof en;

export const riskTexts: Readonly<Record<Language, RiskTexts>> = { en, es, fr };
