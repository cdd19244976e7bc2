import { formatDay } from "@tieout/core/calendar/day";
import type { CheckFact, TotalFact } from "@tieout/core/check/check-facts";
import type { CheckTitle } from "@tieout/core/check/check-titles";
import type { FactOf, FactValue, NoValues } from "@tieout/core/fact";
import type { ConnectionReason, ImportReason } from "@tieout/core/import/import";
import { frenchSpaces, type Language } from "@tieout/core/language";
import type { RiskFailure } from "@tieout/core/risk/analyze";
import { formatMoney } from "@tieout/core/statement/number-style";
import { IntlMessageFormat } from "intl-messageformat";
import enTitles from "./en/check-titles.json" with { type: "json" };
import enChecks from "./en/checks.json" with { type: "json" };
import enImports from "./en/imports.json" with { type: "json" };
import enRisk from "./en/risk.json" with { type: "json" };
import enWebConnector from "./en/web-connector.json" with { type: "json" };
import esTitles from "./es/check-titles.json" with { type: "json" };
import esChecks from "./es/checks.json" with { type: "json" };
import esImports from "./es/imports.json" with { type: "json" };
import esRisk from "./es/risk.json" with { type: "json" };
import esWebConnector from "./es/web-connector.json" with { type: "json" };
import frTitles from "./fr/check-titles.json" with { type: "json" };
import frChecks from "./fr/checks.json" with { type: "json" };
import frImports from "./fr/imports.json" with { type: "json" };
import frRisk from "./fr/risk.json" with { type: "json" };
import frWebConnector from "./fr/web-connector.json" with { type: "json" };

/** All facts with a sentence. */
export type SayableFact =
  | CheckFact
  | CheckTitle
  | TotalFact
  | ImportReason
  | ConnectionReason
  | RiskFailed
  | WorkbookUnbuilt
  | WebConnectorError;

/** Why there is no risk analysis. */
type RiskFailed = FactOf<Readonly<Record<RiskFailure, NoValues>>>;

/** Worded by a workbook's outcome alone. No full stop, as a list of several is shown. */
interface WorkbookUnbuilt {
  readonly code: "workbook-unbuilt";
  readonly values: { readonly workbook: string };
}

/** Our messages that Web Connector shows on its own computer. */
type WebConnectorError = FactOf<{
  "web-connector-session-over": NoValues;
  "web-connector-waiting": NoValues;
  "web-connector-other-company": { readonly found: string; readonly meant: string };
  "web-connector-other-company-than-before": { readonly found: string };
  "web-connector-quickbooks-closed": NoValues;
  "web-connector-not-permitted": NoValues;
  "web-connector-quickbooks-failed": NoValues;
}>;

type Catalog = Readonly<Record<SayableFact["code"], string>>;

/** ICU messages by fact code. A code missing in a language doesn't compile. */
export const catalogs: Readonly<Record<Language, Catalog>> = {
  en: { ...enChecks, ...enTitles, ...enImports, ...enRisk, ...enWebConnector },
  es: { ...esChecks, ...esTitles, ...esImports, ...esRisk, ...esWebConnector },
  fr: { ...frChecks, ...frTitles, ...frImports, ...frRisk, ...frWebConnector },
};

/** A fact's sentence in a language. */
export function say({ code, values }: SayableFact, language: Language): string {
  const entries = Object.entries<FactValue>(values);
  const shown = Object.fromEntries(entries.map(([name, value]) => [name, show(value, language)]));
  return formatMessage(catalogs[language][code], shown, language);
}

function show(value: FactValue, language: Language): string | number {
  if (typeof value !== "object") return value;
  if ("minor" in value) return formatMoney(value, language);
  if ("day" in value) return formatDay(value.day, language);
  // The types guarantee nested facts a sentence too.
  return say(value as SayableFact, language);
}

const formats = new Map<string, IntlMessageFormat>();

/** Formats an ICU message in its catalog's language, parsed on first use. */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const key = `${language} ${message}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(language === "fr" ? frenchSpaces(message) : message, language);
    formats.set(key, format);
  }
  return String(format.format(values));
}
