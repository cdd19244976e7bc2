import {
  type AccountClass,
  accountClasses,
  addedUpBy,
  type ClassVector,
  likeliest,
  probabilities,
  type Side,
  sideOf,
  sides,
  zeros,
} from "./account-class.ts";

interface PlacedAccount {
  readonly number?: string;
  readonly name: string;
}

export interface EvidenceInPlace {
  /** Of the account's own name, parents and sign. */
  readonly own: ClassVector;
  /** Of its number in a plan. */
  readonly ofPlan: ClassVector;
}

export interface InTheChart {
  /** Probabilities by all evidence. */
  readonly posterior: ClassVector;
  /** Probabilities by number, block and neighbors alone. */
  readonly byPlace: ClassVector;
}

/**
 * Adds what the accounts around one say: those whose numbers begin alike, and those before and after it. Charts are kept in
 * order, so that a class is followed by itself, or by the few that come after it.
 */
export function alongTheChart(
  accounts: readonly PlacedAccount[],
  evidence: readonly EvidenceInPlace[],
): InTheChart[] {
  const blocks = ofBlocks(accounts, evidence);
  const placed = evidence.map(({ ofPlan }, i) => added(ofPlan, blocks[i] ?? zeros()));
  const full = evidence.map(({ own }, i) => added(own, placed[i] ?? zeros()));
  const order = chartOrder(accounts);
  const weight = Math.min(1, accounts.length / enoughAccounts);
  const around = order
    ? messages(order, full).map((odds) => odds.map((each) => weight * each))
    : full.map(zeros);
  return full.map((odds, i) => ({
    posterior: probabilities(added(odds, around[i] ?? zeros())),
    byPlace: probabilities(added(placed[i] ?? zeros(), around[i] ?? zeros())),
  }));
}

const added = (one: ClassVector, other: ClassVector): number[] =>
  one.map((value, i) => value + (other[i] ?? 0));

const trustInBlocks = 0.8;

/** As if each side had been seen so often in a block before any of its accounts is known. */
const seenBefore = 0.38;

/** What the accounts whose numbers begin with the same one and two characters say by themselves. */
function ofBlocks(
  accounts: readonly PlacedAccount[],
  evidence: readonly EvidenceInPlace[],
): ClassVector[] {
  const said = evidence.map(({ own }) => {
    const [side, sureness] = likeliest(addedUpBy(probabilities(own), sideOf));
    return { side, weight: Math.max(0, 2 * (sureness - 0.5)) };
  });
  const blocks = new Map<string, Record<Side, number>>();
  const keysOf = ({ number }: PlacedAccount) =>
    number === undefined ? [] : [1, 2].map((length) => number.slice(0, length));
  for (const [i, account] of accounts.entries()) {
    for (const key of keysOf(account)) {
      const sums = blocks.get(key) ?? { asset: 0, liability: 0, owners: 0, income: 0, expense: 0 };
      const { side, weight } = said[i] ?? { side: "expense", weight: 0 };
      sums[side] += weight;
      blocks.set(key, sums);
    }
  }
  return accounts.map((account, i) => {
    const keys = keysOf(account);
    if (keys.length === 0) return zeros();
    const odds = (side: Side) => {
      const each = keys.map((key) => {
        const mine = said[i];
        const sums = blocks.get(key);
        const sumOf = (of: Side) => (sums?.[of] ?? 0) - (mine?.side === of ? mine.weight : 0);
        const all = sides.reduce((sum, of) => sum + sumOf(of), 0);
        return Math.log((seenBefore + sumOf(side)) / (seenBefore * sides.length + all));
      });
      return (trustInBlocks * each.reduce((sum, value) => sum + value, 0)) / each.length;
    };
    const bySide = new Map(sides.map((side) => [side, odds(side)]));
    return accountClasses.map((accountClass) => bySide.get(sideOf(accountClass)) ?? 0);
  });
}

/** By number where accounts have one, else as in the file; undefined for a list in alphabetical order, which says nothing. */
function chartOrder(accounts: readonly PlacedAccount[]): readonly number[] | undefined {
  const indexes = accounts.map((_, i) => i);
  const numberOf = (i: number) => accounts[i]?.number;
  const numbered = indexes.filter((i) => numberOf(i) !== undefined);
  if (numbered.length > accounts.length / 2) {
    const rest = indexes.filter((i) => numberOf(i) === undefined);
    const byNumber = numbered.toSorted((one, other) => {
      const [a, b] = [numberOf(one) ?? "", numberOf(other) ?? ""];
      return a < b ? -1 : a > b ? 1 : one - other;
    });
    return [...byNumber, ...rest];
  }
  const names = accounts.map(({ name }) => name.toLowerCase());
  const inOrder = names.slice(1).filter((name, i) => name >= (names[i] ?? "")).length;
  return names.length > 4 && inOrder >= 0.9 * (names.length - 1) ? undefined : indexes;
}

const trustInOrder = 0.6;

/** In shorter charts, neighbors lie far apart and say less of each other. */
const enoughAccounts = 20;

/** What the accounts before and after each one say of it, in log odds: the messages of the forward–backward algorithm. */
function messages(order: readonly number[], evidence: readonly ClassVector[]): ClassVector[] {
  const at = (position: number) => evidence[order[position] ?? -1] ?? zeros();
  const forward: ClassVector[] = [];
  const backward: ClassVector[] = [];
  for (let i = 0; i < order.length; i++) {
    forward.push(i === 0 ? zeros() : passed(added(forward[i - 1] ?? [], at(i - 1)), follows));
  }
  for (let i = order.length - 1; i >= 0; i--) {
    const after = backward[0];
    backward.unshift(after ? passed(added(after, at(i + 1)), precedes) : zeros());
  }
  const result: ClassVector[] = evidence.map(zeros);
  for (const [position, index] of order.entries()) {
    result[index] = added(forward[position] ?? zeros(), backward[position] ?? zeros());
  }
  return result;
}

function passed(odds: ClassVector, steps: readonly ClassVector[]): number[] {
  const from = probabilities(odds);
  return accountClasses.map((_, to) =>
    Math.log(from.reduce((sum, share, i) => sum + share * (steps[i]?.[to] ?? 0), 0)),
  );
}

/**
 * How often an account of one class comes right after one of another, in fifteen charts of six languages. A quarter is added to
 * each, since anything can follow anything.
 */
const counted: Readonly<Record<AccountClass, { readonly [After in AccountClass]?: number }>> = {
  cash: {
    cash: 24,
    ar: 6,
    other_current_asset: 1,
    ap: 1,
    credit_card: 1,
    equity: 2,
    revenue: 1,
    cogs: 2,
    opex: 1,
  },
  ar: { cash: 2, ar: 10, other_current_asset: 13, fixed_asset: 1, other_current_liability: 1 },
  other_current_asset: {
    cash: 3,
    ar: 6,
    other_current_asset: 32,
    fixed_asset: 7,
    ap: 3,
    other_current_liability: 6,
    opex: 1,
  },
  fixed_asset: { fixed_asset: 24, accumulated_depreciation: 19, other_asset: 6, long_term_debt: 1 },
  accumulated_depreciation: {
    ar: 1,
    other_current_asset: 3,
    fixed_asset: 11,
    accumulated_depreciation: 2,
    other_asset: 6,
  },
  other_asset: {
    other_current_asset: 2,
    fixed_asset: 5,
    accumulated_depreciation: 2,
    other_asset: 8,
    ap: 7,
    credit_card: 1,
  },
  ap: {
    ar: 1,
    other_current_asset: 1,
    ap: 2,
    credit_card: 3,
    other_current_liability: 9,
    long_term_debt: 1,
  },
  credit_card: { ap: 2, credit_card: 3, other_current_liability: 4, long_term_debt: 1 },
  other_current_liability: {
    cash: 2,
    ar: 1,
    other_current_asset: 5,
    ap: 2,
    credit_card: 2,
    other_current_liability: 88,
    long_term_debt: 9,
    equity: 4,
    revenue: 2,
    opex: 1,
  },
  long_term_debt: { other_asset: 2, other_current_liability: 6, long_term_debt: 17, equity: 8 },
  equity: { long_term_debt: 4, equity: 21, retained_earnings: 14, revenue: 2, interest_expense: 1 },
  retained_earnings: { other_current_liability: 2, equity: 6, retained_earnings: 5, revenue: 6 },
  revenue: { revenue: 39, cogs: 9, opex: 1, other_income: 6 },
  cogs: { other_current_asset: 1, cogs: 37, opex: 13 },
  opex: {
    ar: 1,
    other_current_liability: 2,
    revenue: 1,
    opex: 210,
    other_income: 6,
    other_expense: 1,
    depreciation_amortization: 12,
    interest_expense: 8,
    income_tax: 3,
  },
  other_income: {
    revenue: 2,
    cogs: 3,
    opex: 1,
    other_income: 11,
    other_expense: 3,
    interest_expense: 4,
    income_tax: 1,
  },
  other_expense: { other_income: 2, other_expense: 6, depreciation_amortization: 2, income_tax: 6 },
  depreciation_amortization: {
    revenue: 1,
    opex: 9,
    other_expense: 1,
    depreciation_amortization: 5,
    interest_expense: 2,
    income_tax: 1,
  },
  interest_expense: { opex: 6, other_income: 1, other_expense: 5, income_tax: 3 },
  income_tax: {
    ar: 1,
    fixed_asset: 1,
    revenue: 1,
    opex: 3,
    other_income: 1,
    other_expense: 2,
    income_tax: 1,
  },
};

const follows: readonly ClassVector[] = accountClasses.map((before) => {
  const counts = accountClasses.map((after) => (counted[before][after] ?? 0) + 0.25);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (count / all) ** trustInOrder);
});

const precedes: readonly ClassVector[] = accountClasses.map((_, after) =>
  accountClasses.map((_, before) => follows[before]?.[after] ?? 0),
);
