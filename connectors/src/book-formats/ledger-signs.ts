/** Finds from its amounts on which side each account grows. Amounts are as printed: above zero where the account grows. */
export interface LedgerSigns {
  readonly line: (line: SignedLine) => void;
  readonly settle: (openings: readonly AccountAmount[], guessed: GuessedSides) => SettledSigns;
}

export interface AccountAmount {
  readonly accountId: string;
  readonly amount: number;
}

interface SignedLine extends AccountAmount {
  /** Lines of one entry have the same. */
  readonly entry: string;
}

/** Which accounts grow by credits as far as names tell, and how much each is worth as evidence. */
export type GuessedSides = ReadonlyMap<
  string,
  { readonly byCredits: boolean; readonly weight: number }
>;

export interface SettledSigns {
  /** Accounts that grow by credits. */
  readonly credits: readonly string[];
  /** Entries that balance if amounts are debits above zero, and if they're in each account's own direction. */
  readonly balanced: { readonly printed: number; readonly natural: number };
}

/** Enough to settle every account that has lines; of longer ledgers every second entry is kept, or every fourth. */
const mostEntries = 50_000;

/** More accounts in one entry, in groups that are settled apart, would take too long to try. */
const mostTried = 12;

/** For all entries together: a second of work. What isn't settled by then is left to names. */
const mostWork = 20_000_000;

/**
 * Settles on which side accounts grow by their entries, which have to balance: of two accounts with an equal amount in an
 * entry, one grows on the other's other side. Names only say which side is which.
 */
export function ledgerSigns(): LedgerSigns {
  const entries = sampledEntries();
  return {
    line: ({ entry, accountId, amount }) => entries.add(entry, accountId, amount),
    settle: (openings, guessed) => {
      const all = entries.all();
      const sides = relatedSides();
      for (const { accountId } of openings) sides.know(accountId);
      relate(sides, votesOfPairs(all));
      // Each round joins groups, and so lets more entries tell.
      const left = { work: mostWork };
      for (let joined = true; joined && left.work > 0; ) {
        joined = relate(sides, votesOfEntries(all, sides, left));
      }
      const turned = orientation(sides, openings, guessed);
      const isCredit = (id: string) =>
        sides.of(id).sign * (turned.get(sides.of(id).group) ?? 1) < 0;
      const natural = all.filter((entry) => sumOf(entry, (id) => (isCredit(id) ? -1 : 1)) === 0);
      return {
        credits: sides.known().filter(isCredit),
        balanced: {
          printed: all.filter((entry) => sumOf(entry, () => 1) === 0).length,
          natural: natural.length,
        },
      };
    },
  };
}

type Entry = ReadonlyMap<string, number>;

const sumOf = (entry: Entry, sign: (id: string) => number) =>
  [...entry].reduce((sum, [id, amount]) => sum + sign(id) * amount, 0);

interface SampledEntries {
  readonly add: (entry: string, accountId: string, amount: number) => void;
  readonly all: () => readonly Entry[];
}

function sampledEntries(): SampledEntries {
  const entries = new Map<string, Map<string, number>>();
  let every = 1;
  return {
    add: (id, accountId, amount) => {
      if (hashOf(id) % every !== 0) return;
      const entry = entries.get(id) ?? new Map<string, number>();
      entry.set(accountId, (entry.get(accountId) ?? 0) + amount);
      entries.set(id, entry);
      if (entries.size <= mostEntries) return;
      every *= 2;
      for (const known of entries.keys()) if (hashOf(known) % every !== 0) entries.delete(known);
    },
    all: () => [...entries.values()].filter(({ size }) => size > 1),
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) >>> 0;
  return hash ^ (hash >>> 15);
}

/** How many entries say that two accounts grow on the same side, less those that say otherwise. */
interface Votes {
  readonly add: (one: string, another: string, same: boolean) => void;
  readonly strongestFirst: () => readonly (readonly [
    one: string,
    another: string,
    votes: number,
  ])[];
}

function votes(): Votes {
  const found = new Map<string, [string, string, number]>();
  return {
    add: (first, second, same) => {
      const [one, another] = first < second ? [first, second] : [second, first];
      const key = `${one}\0${another}`;
      const vote = found.get(key) ?? [one, another, 0];
      vote[2] += same ? 1 : -1;
      found.set(key, vote);
    },
    strongestFirst: () =>
      [...found.values()]
        .filter(([, , sum]) => sum !== 0)
        .sort(([, , one], [, , another]) => Math.abs(another) - Math.abs(one)),
  };
}

function votesOfPairs(entries: readonly Entry[]): Votes {
  const found = votes();
  for (const entry of entries) {
    const [first, second, third] = [...entry].filter(([, amount]) => amount !== 0);
    if (!first || !second || third) continue;
    const [one, amount] = first;
    const [another, other] = second;
    if (Math.abs(amount) === Math.abs(other)) found.add(one, another, amount === -other);
  }
  return found;
}

/** Entries that balance in one way alone, given what's known. */
function votesOfEntries(
  entries: readonly Entry[],
  sides: RelatedSides,
  left: { work: number },
): Votes {
  const found = votes();
  for (const entry of entries) {
    if (left.work <= 0) break;
    const nets = netsOf(
      [...entry].map(([accountId, amount]) => ({ accountId, amount })),
      sides,
    );
    left.work -= entry.size + nets.size * 2 ** Math.min(nets.size, mostTried);
    const [way, another] = waysToZero([...nets.values()]);
    if (!way || another) continue;
    const [first, ...rest] = [...nets.keys()];
    if (first === undefined) continue;
    for (const [i, group] of rest.entries()) found.add(first, group, way[i + 1] === 1);
  }
  return found;
}

/** Of each group of related accounts, what its amounts come to; groups that come to nothing say nothing. */
function netsOf(
  amounts: readonly AccountAmount[],
  sides: RelatedSides,
): ReadonlyMap<string, number> {
  const nets = new Map<string, number>();
  for (const { accountId, amount } of amounts) {
    const { group, sign } = sides.of(accountId);
    nets.set(group, (nets.get(group) ?? 0) + sign * amount);
  }
  return new Map([...nets].filter(([, net]) => net !== 0));
}

/** Signs, the first of them 1, that make amounts come to nothing: at most two ways, since more tell no more. */
function waysToZero(amounts: readonly number[]): readonly (readonly (1 | -1)[])[] {
  if (amounts.length < 2 || amounts.length > mostTried) return [];
  const ways: (1 | -1)[][] = [];
  for (let mask = 0; mask < 2 ** (amounts.length - 1) && ways.length < 2; mask++) {
    const signs = amounts.map((_, i): 1 | -1 => (i > 0 && (mask >> (i - 1)) & 1 ? -1 : 1));
    if (amounts.reduce((sum, amount, i) => sum + amount * (signs[i] ?? 1), 0) === 0) {
      ways.push(signs);
    }
  }
  return ways;
}

/** Groups of accounts whose sides are known relative to each other. */
interface RelatedSides {
  readonly know: (accountId: string) => void;
  readonly known: () => readonly string[];
  readonly of: (accountId: string) => { readonly group: string; readonly sign: 1 | -1 };
  readonly join: (one: string, another: string, same: boolean) => boolean;
}

function relatedSides(): RelatedSides {
  const above = new Map<string, { readonly group: string; readonly sign: 1 | -1 }>();

  function of(accountId: string): { readonly group: string; readonly sign: 1 | -1 } {
    let [group, sign]: [string, 1 | -1] = [accountId, 1];
    for (let up = above.get(group); up && up.group !== group; up = above.get(group)) {
      [group, sign] = [up.group, up.sign === sign ? 1 : -1];
    }
    const found = { group, sign };
    above.set(accountId, found);
    return found;
  }

  return {
    know: of,
    known: () => [...above.keys()],
    of,
    join: (one, another, same) => {
      const [first, second] = [of(one), of(another)];
      if (first.group === second.group) return false;
      const sign = (first.sign === second.sign) === same ? 1 : -1;
      above.set(second.group, { group: first.group, sign });
      return true;
    },
  };
}

/** Joins the groups that most entries relate first, so that one wrong entry doesn't. */
function relate(sides: RelatedSides, found: Votes): boolean {
  let joined = false;
  for (const [one, another, sum] of found.strongestFirst()) {
    if (sides.join(one, another, sum > 0)) joined = true;
  }
  return joined;
}

/** For each group, whether its accounts are as related or all turned: by names, and then by openings, which come to nothing. */
function orientation(
  sides: RelatedSides,
  openings: readonly AccountAmount[],
  guessed: GuessedSides,
): ReadonlyMap<string, 1 | -1> {
  const leanings = new Map<string, number>();
  for (const id of sides.known()) {
    const { group, sign } = sides.of(id);
    const { byCredits, weight } = guessed.get(id) ?? { byCredits: false, weight: 0 };
    leanings.set(group, (leanings.get(group) ?? 0) + (byCredits ? -1 : 1) * sign * weight);
  }
  const turned = new Map<string, 1 | -1>();
  for (const [group, leaning] of leanings) turned.set(group, leaning < 0 ? -1 : 1);

  const nets = netsOf(openings, sides);
  const sum = [...nets].reduce((total, [group, net]) => total + (turned.get(group) ?? 1) * net, 0);
  if (sum === 0) return turned;
  // The groups that names say least of are turned first.
  const weakest = [...nets.keys()]
    .sort((one, another) => Math.abs(leanings.get(one) ?? 0) - Math.abs(leanings.get(another) ?? 0))
    .slice(0, mostTried);
  for (let mask = 1; mask < 2 ** weakest.length; mask++) {
    const changed = weakest.filter((_, i) => (mask >> i) & 1);
    const change = changed.reduce(
      (total, group) => total - 2 * (turned.get(group) ?? 1) * (nets.get(group) ?? 0),
      0,
    );
    if (sum + change !== 0) continue;
    for (const group of changed) turned.set(group, turned.get(group) === 1 ? -1 : 1);
    return turned;
  }
  return turned;
}
