import type { VendorAccount } from "../ledger/ledger.ts";
import type { FileBooks } from "./file-books.ts";

/** What a list calls an account of this number. */
export interface AccountLabel {
  readonly number: string;
  readonly name: string;
}

/**
 * Names for the books' accounts that have a number alone. Zeros before a number don't count where no other account has the same
 * number without them. A name that the books have stays.
 */
export function withLabels<Books extends Pick<FileBooks, "accounts">>(
  books: Books,
  labels: readonly AccountLabel[],
): Books {
  const nameOf = labelsBy(labels, ({ number }) => number);
  const looseNameOf = labelsBy(labels, ({ number }) => withoutZeros(number));
  const alike = new Map<string, number>();
  for (const { number } of books.accounts) {
    const key = withoutZeros(number ?? "");
    alike.set(key, (alike.get(key) ?? 0) + 1);
  }
  let isChanged = false;
  const accounts = books.accounts.map((account) => {
    const { number } = account;
    if (number === undefined || !isNameless(account)) return account;
    const key = withoutZeros(number);
    const label = nameOf.get(number) ?? (alike.get(key) === 1 ? looseNameOf.get(key) : undefined);
    if (label === undefined) return account;
    isChanged = true;
    return { ...account, name: label, fullName: label };
  });
  return isChanged ? { ...books, accounts } : books;
}

/** Files without names repeat the number. */
export const isNameless = ({ number, name }: Pick<VendorAccount, "number" | "name">): boolean =>
  name === "" || name === number;

/** Without those that the list calls by several names. */
function labelsBy(
  labels: readonly AccountLabel[],
  keyOf: (label: AccountLabel) => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const several = new Set<string>();
  for (const label of labels) {
    const key = keyOf(label);
    const known = names.get(key);
    if (known !== undefined && known !== label.name) several.add(key);
    names.set(key, label.name);
  }
  for (const key of several) names.delete(key);
  return names;
}

const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, "");
