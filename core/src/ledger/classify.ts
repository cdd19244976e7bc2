import type { Account, Classification, ClassificationSource, VendorAccount } from "./account.ts";
import { specialRoles, subtypes, types, wordOf } from "./classification-tables.ts";
import { splitByName } from "./name-rules.ts";

/**
 * Judges an account: analyst, special role, subtype, type, and a rule on its name, in this order
 * (connectors.md). Words that nobody knows lead to `other_current_asset` at a confidence that asks
 * for a person, never to a fault.
 *
 * @param override what an analyst has decided, which stands above everything
 */
export function classify(account: VendorAccount, override?: Classification): Account {
  const verdict = override
    ? { classification: override, classificationSource: "analyst" as const, confidence: 1 }
    : judge(account);
  return { ...account, ...verdict, kind: kindOf(verdict.classification) };
}

/** Real accounts stand on the balance sheet, Nominal ones on the income statement. */
export function kindOf(classification: Classification): Account["kind"] {
  return nominal.has(classification) ? "Nominal" : "Real";
}

const nominal: ReadonlySet<Classification> = new Set<Classification>([
  "revenue",
  "cogs",
  "opex",
  "depreciation_amortization",
  "interest_expense",
  "income_tax",
  "other_income",
  "other_expense",
]);

interface Verdict {
  readonly classification: Classification;
  readonly classificationSource: ClassificationSource;
  readonly confidence: number;
}

function judge(account: VendorAccount): Verdict {
  const { name, vendorType, vendorSubtype, specialRole, posting } = account;
  if (!posting) return verdict("non_posting", "vendor-type", 0.9);

  const byRole = specialRole === undefined ? undefined : specialRoles.get(wordOf(specialRole));
  if (byRole) return verdict(byRole, "special-role", 1);

  const type = types.get(wordOf(vendorType));
  const subtype = vendorSubtype === undefined ? undefined : subtypeOf(wordOf(vendorSubtype), type);
  if (subtype && !saysOther(vendorSubtype)) return verdict(subtype, "vendor-subtype", 0.95);

  const rest = subtype ?? type;
  const byName = rest === undefined ? undefined : splitByName(rest, name);
  if (byName) return verdict(byName, "name-rule", 0.5);
  if (subtype) return verdict(subtype, "vendor-subtype", 0.85);
  if (type) return verdict(type, "vendor-type", 0.75);
  return verdict("other_current_asset", "vendor-type", 0.1);
}

/**
 * A subtype may not carry an account over to the other statement: QuickBooks lets a user pick
 * "TaxesPaid" under any expense type, but a type that says Expense is never an asset.
 */
function subtypeOf(word: string, type: Classification | undefined): Classification | undefined {
  const subtype = subtypes.get(word);
  if (subtype === undefined || type === undefined) return subtype;
  if (kindOf(subtype) !== kindOf(type)) return undefined;
  // An expense that stands below the line stays there: only what has a line of its own moves.
  return type === "other_expense" && subtype === "opex" ? "other_expense" : subtype;
}

/** "Other…" is what a package says when it has no word; a name may know better. */
function saysOther(subtype: string | undefined): boolean {
  return subtype !== undefined && wordOf(subtype).startsWith("other");
}

function verdict(
  classification: Classification,
  classificationSource: ClassificationSource,
  confidence: number,
): Verdict {
  return { classification, classificationSource, confidence };
}
