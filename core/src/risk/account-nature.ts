import { type Account, isGuessed } from "../ledger/ledger.ts";

type Named = Pick<Account, "name" | "fullName" | "vendorSubtype">;

/**
 * Equity that owners took out rather than put in or earned: by QuickBooks' subtypes, else by name, of a heading above it
 * too. In English only, like the rules for classifications.
 */
export function isDistribution({ fullName, vendorSubtype }: Named): boolean {
  return distributionSubtypes.has(wordOf(vendorSubtype)) || distribution.test(fullName);
}

const distributionSubtypes: ReadonlySet<string> = new Set([
  "partnerdistributions",
  "distributionstoshareholders",
  "personalexpense",
  "personalincome",
  "estimatedtaxes",
  "healthcare",
]);

const distribution = /\b((with)?draw(s|n|als?|ings?)?|dividends?|distributions?)\b/i;

/** Pay of owners among expenses, which a buyer of the business would pay somebody else, or not at all. */
export function isOwnersPay({ name }: Named): boolean {
  return (owner.test(name) && pay.test(name)) || /\bguaranteed payments?\b/i.test(name);
}

const owner = /\b(owner|officer|shareholder|stockholder|partner|principal)s?\b/i;
const pay = /\b(pay|payroll|salar(y|ies)|wages?|compensation|bonus(es)?)\b/i;

/** The part of a long-term debt that is due within a year, where the books keep it apart. */
export function isCurrentPortion({ name, vendorSubtype }: Named): boolean {
  return (
    wordOf(vendorSubtype).startsWith("currentportion") ||
    /\bcurrent (portions?|maturit(y|ies))\b|\bcpltd\b/i.test(name)
  );
}

export function saysDepreciation({ name }: Named): boolean {
  return /\b(depreciation|amorti[sz]ation|depletion)\b/i.test(name);
}

/** Its type was guessed, from its name or from nothing. */
export function hasGuessedType(account: Account): boolean {
  return isGuessed(account) || account.classificationSource === "name-rule";
}

/** Subtypes compare in lower case, letters and digits only. */
function wordOf(text = ""): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
