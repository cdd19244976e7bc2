import { isCurrencyCode } from "@tieout/core/money";

/** Written by packages in place of a currency code. "kr" isn't here: it may be Swedish, Norwegian or Danish. */
const names: ReadonlyMap<string, string> = new Map([
  ["SKR", "SEK"],
  ["NKR", "NOK"],
  ["DKR", "DKK"],
  ["€", "EUR"],
  ["EURO", "EUR"],
  ["EUROS", "EUR"],
]);

const crowns = /^(KR|KRONOR|KRONER)$/;

/** A currency's ISO 4217 code, from a code in any case or a usual name; undefined if it's neither. `crown` is what "kr" means. */
export function currencyIn(text: string, crown: "SEK" | "NOK"): string | undefined {
  const word = text.trim().replace(/\.$/, "").toUpperCase();
  const code = crowns.test(word) ? crown : (names.get(word) ?? word);
  return isCurrencyCode(code) && known.has(code) ? code : undefined;
}

/** Of today and of earlier times; three letters alone are no currency. */
const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
