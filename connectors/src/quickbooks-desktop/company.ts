import { type Day, parseDay } from "@tieout/core/calendar/day";
import { fiscalYearEndOf } from "@tieout/core/calendar/fiscal-year";
import { type Company, ConnectorError, type Tokens } from "../connector.ts";
import { childOf, childrenOf, readXml, textOf, type XmlElement } from "./qbxml.ts";

/** The open company file, as Web Connector describes it in each session's first call. */
export interface OpenCompany extends Company {
  /** The newest version of qbXML that both sides speak. */
  readonly qbxmlVersion: string;
}

/** Everything we ask for has been in qbXML since before 13.0. */
const ourVersion = 13;

/** Reads HostQuery, CompanyQuery and PreferencesQuery of a session's first call. `country` is US, CA or UK. */
export function openCompanyOf(hcpResponse: string, country: string): OpenCompany {
  const root = readXml(hcpResponse);
  const answers = childOf(root, "QBXMLMsgsRs") ?? root;
  const company = found(answers, "CompanyQueryRs", "CompanyRet");
  const host = found(answers, "HostQueryRs", "HostRet");
  const preferences = found(answers, "PreferencesQueryRs", "PreferencesRet");
  const name = company && textOf(company, "CompanyName");
  if (!company || name === undefined) {
    throw new ConnectorError("bad-data", "QuickBooks didn't say which company is open.");
  }
  const closedThrough =
    preferences && dayOf(textOf(preferences, "AccountingPreferences", "ClosingDate"));
  const countryCode = countries[country.trim().toUpperCase()];
  return {
    // It gives no other key that stays the same.
    id: name,
    name,
    legalName: textOf(company, "LegalCompanyName") ?? name,
    ...(countryCode !== undefined && { country: countryCode }),
    currency: currencyOf(preferences, countryCode),
    fiscalYearEnd: yearEndOf(textOf(company, "FirstMonthFiscalYear")),
    ...(closedThrough && { closedThrough }),
    qbxmlVersion: versionOf(host),
  };
}

function found(answers: XmlElement, answer: string, content: string): XmlElement | undefined {
  const element = childOf(answers, answer);
  return element && childOf(element, content);
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A year that begins in April ends with March; one that isn't told is the calendar's. */
function yearEndOf(firstMonth = "January") {
  const month = months.indexOf(firstMonth);
  if (month < 0) throw new ConnectorError("bad-data", "QuickBooks knows no such first month.");
  return fiscalYearEndOf(month === 0 ? 12 : month);
}

const countries: Readonly<Record<string, string>> = {
  US: "US",
  CA: "CA",
  UK: "GB",
  GB: "GB",
  AU: "AU",
};
const currencies: Readonly<Record<string, string>> = { US: "USD", CA: "CAD", GB: "GBP", AU: "AUD" };

/** The home currency, which QuickBooks names in words, and only where there are several. */
function currencyOf(preferences: XmlElement | undefined, country = "US"): string {
  const home =
    preferences && textOf(preferences, "MultiCurrencyPreferences", "HomeCurrencyRef", "FullName");
  const named = home === undefined ? undefined : codeNamed(home);
  return named ?? currencies[country] ?? "USD";
}

function codeNamed(name: string): string | undefined {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const wanted = name.toLowerCase().replace(" sterling", "");
  return Intl.supportedValuesOf("currency").find(
    (code) => names.of(code)?.toLowerCase() === wanted,
  );
}

/** Older foreign editions have versions such as CA3.0; we speak the plain ones. */
function versionOf(host: XmlElement | undefined): string {
  const offered = (host ? childrenOf(host, "SupportedQBXMLVersion") : [])
    .filter(({ text }) => /^\d+\.\d+$/.test(text))
    .filter(({ text }) => Number(text) <= ourVersion)
    .map(({ text }) => text)
    .sort((one, other) => Number(one) - Number(other));
  return offered.at(-1) ?? `${ourVersion}.0`;
}

const dayOf = (text: string | undefined): Day | undefined =>
  text === undefined ? undefined : (parseDay(text) ?? undefined);

/** There is no token, because Web Connector calls us: the connection keeps its company instead. */
export function tokensOfCompany(company: OpenCompany): Tokens {
  return { access: JSON.stringify(company), accessExpiresAt: "9999-12-31T23:59:59.000Z" };
}

/** What `tokensOfCompany` has made; nothing else is ever sealed for a connection of this kind. */
export const storedCompanyOf = (access: string) => JSON.parse(access) as OpenCompany;
