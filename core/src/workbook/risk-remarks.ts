import { formatDay } from "../calendar/day.ts";
import { filled, type Language } from "../language/language.ts";
import type { Minor } from "../money/money.ts";
import type { RiskAnalysis } from "../risk/analyze.ts";
import type { RiskNote } from "../risk/statement-notes.ts";
import type { RiskWarning } from "../risk/warnings.ts";
import { formatMoney } from "../statement/number-style.ts";
import type { RiskTexts } from "./risk-texts.ts";

/**
 * What to know before relying on an analysis: its stored warnings, and notes on its figures. Warnings that change from day to
 * day (open findings, age) are left out, because the file is kept.
 */
export function riskRemarks(
  { warnings, notes, currency }: Pick<RiskAnalysis, "warnings" | "notes" | "currency">,
  language: Language,
  texts: RiskTexts,
): string[] {
  const money = (minor: Minor) => formatMoney({ minor, currency }, language);
  return [
    ...warnings.flatMap((warning) => warningText(warning, money, language, texts) ?? []),
    ...notes.map((note) => noteText(note, money, language, texts)),
  ];
}

type WriteMoney = (minor: Minor) => string;

function warningText(
  { code, values }: RiskWarning,
  money: WriteMoney,
  language: Language,
  { warnings }: RiskTexts,
): string | undefined {
  switch (code) {
    case "imbalance": {
      const { day, amount } = values;
      return filled(warnings.imbalance, { day: formatDay(day, language), amount: money(amount) });
    }
    case "cash-basis":
      return warnings["cash-basis"];
    case "excluded-population":
      return warnings["excluded-population"][values.population];
    case "peers-absent":
      return warnings["peers-absent"][values.reason];
    case "open-high-findings":
    case "older-than-12-months":
      return undefined;
  }
}

function noteText(
  { code, values }: RiskNote,
  money: WriteMoney,
  language: Language,
  { notes, figureNames }: RiskTexts,
): string {
  return filled(notes[code], {
    ...("amount" in values && { amount: money(values.amount) }),
    ...("account" in values && { account: values.account }),
    ...("input" in values && { input: figureNames[values.input] }),
    ...("start" in values && {
      start: formatDay(values.start, language),
      end: formatDay(values.end, language),
    }),
  });
}
