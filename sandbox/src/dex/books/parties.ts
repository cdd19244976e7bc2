import type { Party } from "./books.ts";

/** Customers, vendors and others in that order, with ids in one row and made-up contacts. */
export function parties(
  names: Readonly<Record<Party["kind"], readonly string[]>>,
): Readonly<Record<Party["kind"], readonly Party[]>> & { readonly all: readonly Party[] } {
  const kinds = ["customer", "vendor", "other"] as const;
  const all = kinds
    .flatMap((kind) => names[kind].map((name) => ({ kind, name })))
    .map(({ kind, name }, index): Party => {
      const contact = kind === "other" ? undefined : `accounts@${domainOf(name)}`;
      // 555-0100 to 555-0199 are set aside for fiction.
      const phone =
        kind === "other" ? undefined : `(410) 555-01${String(index % 100).padStart(2, "0")}`;
      return { id: String(index + 1), kind, name, email: contact, phone };
    });
  const of = (kind: Party["kind"]) => all.filter((party) => party.kind === kind);

  return { all, customer: of("customer"), vendor: of("vendor"), other: of("other") };
}

/** Each place with each trade, up to `count`: enough names for a long list of customers. */
export function namesOf(
  places: readonly string[],
  trades: readonly string[],
  count: number,
): string[] {
  const names: string[] = [];
  for (let round = 0; names.length < count && round < trades.length; round += 1) {
    for (const [index, place] of places.entries()) {
      if (names.length === count) break;
      names.push(`${place} ${trades[(index + round) % trades.length]}`);
    }
  }
  return names;
}

/** `.example` is set aside and belongs to nobody (RFC 2606). */
const domainOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, "")}.example`;

/** Picks by place, and throws where nobody stands. */
export function memberOf(people: readonly Party[]): (index: number) => Party {
  return (index) => {
    const party = people[index];
    if (!party) throw new RangeError(`Nobody stands at ${index}`);
    return party;
  };
}
