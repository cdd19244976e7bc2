import type { Account, AccountType } from "./books.ts";

/** Number, name, type, subtype and, for a sub-account, the parent's number. */
export type AccountRow = readonly [
  number: string,
  name: string,
  type: AccountType,
  subType: string,
  parentNumber?: string,
];

/** Parents stand before their children. Throws on a number that stands twice. */
export function chart(rows: readonly AccountRow[], inactive: readonly string[] = []): Account[] {
  const numbers = new Set<string>();

  return rows.map(([number, name, type, subType, parentNumber], index) => {
    if (numbers.has(number)) throw new Error(`Account ${number} stands twice`);
    if (parentNumber !== undefined && !numbers.has(parentNumber)) {
      throw new Error(`Account ${number} stands before its parent`);
    }
    numbers.add(number);
    const active = !inactive.includes(number);
    return { id: String(index + 1), number, name, parentNumber, type, subType, active };
  });
}

/** `Inventory:Engines and outdrives`. */
export function fullyQualifiedName(account: Account, accounts: readonly Account[]): string {
  const parent = accounts.find(({ number }) => number === account.parentNumber);
  return parent ? `${fullyQualifiedName(parent, accounts)}:${account.name}` : account.name;
}

const balanceSheetTypes: ReadonlySet<AccountType> = new Set([
  "Bank",
  "Accounts Receivable",
  "Other Current Asset",
  "Fixed Asset",
  "Other Asset",
  "Accounts Payable",
  "Credit Card",
  "Other Current Liability",
  "Long Term Liability",
  "Equity",
]);

/** Whether the account starts each fiscal year at nil. */
export const isTemporary = ({ type }: Account): boolean => !balanceSheetTypes.has(type);
