import type { Account } from "./account.ts";

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
