/** What an account is, in words that are the same for every package (connectors.md, last chapter). */
export const classifications = [
  "cash",
  "ar",
  "inventory",
  "prepaid",
  "other_current_asset",
  "fixed_asset",
  "accumulated_depreciation",
  "intangible",
  "other_asset",
  "ap",
  "credit_card",
  "accrued_payroll",
  "tax_payable",
  "deferred_revenue",
  "short_term_debt",
  "other_current_liability",
  "long_term_debt",
  "other_liability",
  "equity",
  "retained_earnings",
  "revenue",
  "cogs",
  "opex",
  "depreciation_amortization",
  "interest_expense",
  "income_tax",
  "other_income",
  "other_expense",
  "non_posting",
] as const;
export type Classification = (typeof classifications)[number];

/** Where the classification came from; later ones are less sure. */
export type ClassificationSource =
  | "analyst"
  | "special-role"
  | "vendor-subtype"
  | "vendor-type"
  | "name-rule";

/** An account as a package describes it, before anybody has judged it. */
export interface VendorAccount {
  /** The package's own key. Unique within one ledger. */
  readonly id: string;
  /** The number people know it by (userAssignedCode). Leading zeros count. */
  readonly number?: string;
  readonly name: string;
  /** Names from the top down to this account, joined by ":". */
  readonly fullName: string;
  readonly parentId?: string;
  readonly description?: string;
  readonly vendorType: string;
  readonly vendorSubtype?: string;
  readonly specialRole?: string;
  /** False where the package doesn't let it be posted to (a heading). */
  readonly posting: boolean;
  readonly active: boolean;
  readonly createdAt?: string;
  readonly modifiedAt?: string;
}

/** An account of a collected ledger. */
export interface Account extends VendorAccount {
  /** Real accounts stand on the balance sheet, Nominal ones on the income statement. */
  readonly kind: "Real" | "Nominal";
  readonly classification: Classification;
  readonly classificationSource: ClassificationSource;
  /** 0 to 1. Below 0.6 a person should look. */
  readonly confidence: number;
}

/**
 * A chart with a place for every account that figures name, in case the package left one out of its
 * list, as some do with deleted accounts. What stands there is shown, at a confidence that asks for a
 * person, rather than lost.
 *
 * @param ids of the accounts that openings, lines and reports name
 */
export function withUnknownAccounts(
  accounts: readonly Account[],
  ids: Iterable<string>,
): readonly Account[] {
  const known = new Set(accounts.map(({ id }) => id));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  return [...accounts, ...unknown.map(anUnknownAccount)];
}

function anUnknownAccount(id: string): Account {
  const name = `Unknown account ${id}`;
  return {
    id,
    name,
    fullName: name,
    vendorType: "Unknown",
    posting: true,
    active: false,
    kind: "Real",
    classification: "other_current_asset",
    classificationSource: "vendor-type",
    confidence: 0.1,
  };
}
