import type { AccountIdentity } from "../statement/layout.ts";

export interface Matchable<Key> extends AccountIdentity {
  readonly key: Key;
}

/** Surest first. A number alone isn't enough: charts of accounts differ. */
export type MatchRule = "number-and-name" | "number-and-classification" | "name" | "full-name";

/** Makes a text comparable and unreadable. Equal texts give equal results. */
export type Mask = (text: string) => string;

/** An identity that matches the same accounts and names none. */
export function maskedIdentity(
  { number, name, fullName, classification }: AccountIdentity,
  mask: Mask,
): AccountIdentity {
  return {
    ...(number !== undefined && { number: mask(number) }),
    name: mask(alike(name)),
    fullName: mask(alike(fullName)),
    classification,
  };
}

/** Pairs only unique mutual candidates, and returns the second chart's key by the first's. */
export function matchAccounts<One, Other>(
  ones: readonly Matchable<One>[],
  others: readonly Matchable<Other>[],
  rules: readonly MatchRule[],
): ReadonlyMap<One, Other> {
  const pairs = new Map<One, Other>();
  const taken = new Set<Other>();
  for (const rule of rules) {
    const left = groupedBy(
      rule,
      ones.filter(({ key }) => !pairs.has(key)),
    );
    const right = groupedBy(
      rule,
      others.filter(({ key }) => !taken.has(key)),
    );
    for (const [value, [one, ...moreOnes]] of left) {
      const [other, ...moreOthers] = right.get(value) ?? [];
      if (!one || !other || moreOnes.length > 0 || moreOthers.length > 0) continue;
      pairs.set(one.key, other.key);
      taken.add(other.key);
    }
  }
  return pairs;
}

function groupedBy<Key>(
  rule: MatchRule,
  accounts: readonly Matchable<Key>[],
): Map<string, Matchable<Key>[]> {
  const groups = new Map<string, Matchable<Key>[]>();
  for (const account of accounts) {
    const value = recognizedBy(rule, account);
    if (value === undefined) continue;
    const group = groups.get(value);
    if (group) group.push(account);
    else groups.set(value, [account]);
  }
  return groups;
}

function recognizedBy(
  rule: MatchRule,
  { number, name, fullName, classification }: AccountIdentity,
): string | undefined {
  if (rule === "name") return alike(name);
  if (rule === "full-name") return alike(fullName);
  if (number === undefined) return undefined;
  return JSON.stringify([number, rule === "number-and-name" ? alike(name) : classification]);
}

/** Ignores case, Unicode form and spaces. */
function alike(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}
