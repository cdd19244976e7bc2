import type { VendorAccount } from "@tieout/core/ledger";
import { childrenOf, textOf, type XmlElement } from "./qbxml.ts";

/** The accounts, and how reports' names for them lead to them. */
export interface Chart {
  readonly accounts: readonly VendorAccount[];
  /** By the name that a report writes: reports know no other key. Its own id where nobody has that name. */
  readonly idOf: (name: string) => string;
  readonly has: (name: string) => boolean;
  /** Whether an account's balance is usually a credit, and shown as a plain number all the same. */
  readonly isCredit: (id: string) => boolean;
}

/** Reads the answer to an account query. Every account is in it, an inactive one too. */
export function chartOf(answer: XmlElement): Chart {
  const accounts = childrenOf(answer, "AccountRet").map(accountOf);
  const byName = new Map<string, string>();
  const byLeaf = new Map<string, string | undefined>();
  for (const { id, name, fullName } of accounts) {
    byName.set(plain(fullName), id);
    const leaf = plain(name);
    // A name that two have says nothing.
    byLeaf.set(leaf, byLeaf.has(leaf) ? undefined : id);
  }
  const credits = new Set(
    accounts.filter(({ vendorType }) => creditTypes.has(vendorType)).map(({ id }) => id),
  );
  const find = (name: string) => byName.get(plain(name)) ?? byLeaf.get(plain(name));
  return {
    accounts,
    idOf: (name) => find(name) ?? name,
    has: (name) => find(name) !== undefined,
    isCredit: (id) => credits.has(id),
  };
}

function accountOf(account: XmlElement): VendorAccount {
  const name = textOf(account, "Name") ?? "";
  const fullName = textOf(account, "FullName") ?? name;
  const number = textOf(account, "AccountNumber");
  const parentId = textOf(account, "ParentRef", "ListID");
  const specialRole = textOf(account, "SpecialAccountType");
  const taxLine = textOf(account, "TaxLineInfoRet", "TaxLineName");
  return {
    id: textOf(account, "ListID") ?? fullName,
    name,
    fullName,
    ...(number !== undefined && { number }),
    ...(parentId !== undefined && { parentId }),
    vendorType: textOf(account, "AccountType") ?? "",
    ...(specialRole !== undefined && { specialRole }),
    ...(taxLine !== undefined && { description: taxLine }),
    posting: textOf(account, "AccountType") !== "NonPosting",
    active: textOf(account, "IsActive") !== "false",
  };
}

const creditTypes: ReadonlySet<string> = new Set([
  "AccountsPayable",
  "CreditCard",
  "OtherCurrentLiability",
  "LongTermLiability",
  "Equity",
  "Income",
  "OtherIncome",
]);

/**
 * A name without the numbers that QuickBooks puts before each of its parts where it shows them, and without the
 * difference that letters' case makes, as it takes none: `10100 · Bank:10110 · Checking`.
 */
function plain(name: string): string {
  return name
    .split(":")
    .map((part) => part.replace(/^\s*\S+\s+·\s+/, "").trim())
    .join(":")
    .toLowerCase();
}
