import { wordsOf } from "../account-types/account-name.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { isNameless } from "./account-labels.ts";
import { plainWord } from "./month-words.ts";

/** Which account of a ledger another file's account is. */
export interface LedgerMatch {
  /** Absent if the ledger doesn't have it. */
  readonly accountId?: string;
  /** What the ledger calls the account of that number, which is another one. */
  readonly ledgerName?: string;
}

/**
 * Finds accounts of a ledger by number and name together, or by the name alone where one of the two has no number. A number alone
 * is enough only where one of the two has no name. Names are one where the words of the shorter are all in the other: "Checking" and
 * "Checking account".
 */
export function ledgerMatches(
  ledger: readonly VendorAccount[],
): (account: VendorAccount) => LedgerMatch {
  const byNumber = keyed(ledger, ({ number }) => number && plain(number));
  const byFullName = keyed(ledger, ({ fullName }) => plain(fullName));
  const byName = keyed(ledger, ({ name }) => plain(name));

  return (account) => {
    const { number, name, fullName } = account;
    const numbered = number === undefined ? undefined : byNumber.get(plain(number));
    if (numbered) {
      return isCalled(numbered, account)
        ? { accountId: numbered.id }
        : { ledgerName: numbered.name };
    }
    const alike = byFullName.get(plain(fullName)) ?? byName.get(plain(name));
    const isOne = alike && (number === undefined || alike.number === undefined);
    return isOne ? { accountId: alike.id } : {};
  };
}

function isCalled(one: VendorAccount, other: VendorAccount): boolean {
  if (isNameless(one) || isNameless(other)) return true;
  const [mine, theirs] = [one, other].map(({ name }) => new Set(wordsOf(name)));
  if (!mine || !theirs || mine.size === 0 || theirs.size === 0) {
    return plain(one.name) === plain(other.name);
  }
  const [fewer, more] = mine.size < theirs.size ? [mine, theirs] : [theirs, mine];
  return [...fewer].every((word) => more.has(word));
}

/** Without those that several have. */
export function keyed<One>(
  all: readonly One[],
  keyOf: (one: One) => string | undefined,
): ReadonlyMap<string, One> {
  const found = new Map<string, One>();
  const several = new Set<string>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === undefined) continue;
    if (found.has(key)) several.add(key);
    found.set(key, one);
  }
  for (const key of several) found.delete(key);
  return found;
}

/** As names are compared: without case, accents and repeated blanks. */
export const plain = (text: string): string => plainWord(text).replace(/\s+/g, " ").trim();
