import type { AccountClass, Side } from "./account-class.ts";
import { sides } from "./account-class.ts";
import { usualShareOf } from "./class-shares.ts";

/** Numbers and what names and signs alone said of them. */
export interface NumberedAccount {
  readonly number: string;
  readonly name: string;
  /** Probability of each side, from 0 to 1. */
  readonly ofSides: ReadonlyMap<Side, number>;
}

export interface Place {
  readonly side: Side;
  /** Absent where the plan tells the side alone. */
  readonly accountClass?: AccountClass;
  /** Of accounts that the plan shows among assets or debts as their balances stand. */
  readonly isByBalance?: boolean;
}

export type PlaceOf = (number: string) => Place | undefined;

export interface Fit {
  /** Log odds that the plan holds at all. */
  readonly score: number;
  /** Log odds that an account keeps to it. */
  readonly weight: number;
  /** How many accounts the plan has no place for. */
  readonly outside: number;
}

const leastScore = 6;
const leastKeeping = 0.8;
const mostWeight = 3.2;

/**
 * How well a plan fits what names and signs say of each account, if it holds for a share of them and the rest are anywhere. The
 * share is the one that fits best. Undefined where it isn't clear that the plan holds.
 */
export function fitOf(accounts: readonly NumberedAccount[], placeOf: PlaceOf): Fit | undefined {
  const placed = accounts.flatMap(({ number, ofSides }) => {
    const side = placeOf(number)?.side;
    return side ? [{ side, ratio: ratioOf(ofSides, side) }] : [];
  });
  let keeping = 0.9;
  for (let round = 0; round < 20; round++) {
    const kept = placed.map(({ ratio }) => (keeping * ratio) / (keeping * ratio + 1 - keeping));
    keeping = Math.min(0.99, kept.reduce((sum, each) => sum + each, 0) / placed.length);
  }
  const score = placed.reduce((sum, { ratio }) => sum + Math.log(keeping * ratio + 1 - keeping), 0);
  const spoken = new Set(placed.flatMap(({ side, ratio }) => (ratio > 2 ? [side] : [])));
  if (!(score >= leastScore && keeping >= leastKeeping && spoken.size >= 3)) return undefined;
  const weight = Math.min(mostWeight, Math.log(keeping / (1 - keeping)));
  return { score, weight, outside: accounts.length - placed.length };
}

const ratioOf = (ofSides: NumberedAccount["ofSides"], side: Side): number =>
  (ofSides.get(side) ?? 0) / usualShareOf(side);

/** In blocks that a business made itself, so many accounts are elsewhere. */
const strays = 0.1;

/** To choose one of the sides costs as much evidence as one choice in five. */
const choice = Math.log(sides.length);

/**
 * A business's own numbering: each first digit has a side, or each second digit below it, if that fits so much better. A block is
 * left open where a single account would decide it.
 */
export function ownBlocks(accounts: readonly NumberedAccount[]): {
  readonly placeOf: PlaceOf;
  readonly freedom: number;
} {
  const places = new Map<string, Place>();
  let freedom = 0;
  const settle = (prefix: string, { side }: Block) => {
    if (!side) return;
    places.set(prefix, { side });
    freedom += choice;
  };
  for (const [first, block] of blocksBy(accounts, 1)) {
    const parts = [...blocksBy(block, 2)].map(([prefix, part]) => [prefix, fitted(part)] as const);
    const whole = fitted(block);
    const split = parts.reduce((sum, [, { score }]) => sum + score - choice, 0);
    if (split > whole.score - choice) for (const [prefix, part] of parts) settle(prefix, part);
    else settle(first, whole);
  }
  return {
    placeOf: (number) => places.get(number.slice(0, 2)) ?? places.get(number.slice(0, 1)),
    freedom,
  };
}

function blocksBy(
  accounts: readonly NumberedAccount[],
  length: 1 | 2,
): ReadonlyMap<string, readonly NumberedAccount[]> {
  const blocks = new Map<string, NumberedAccount[]>();
  for (const account of accounts) {
    const prefix = account.number.slice(0, length);
    const block = blocks.get(prefix);
    if (block) block.push(account);
    else blocks.set(prefix, [account]);
  }
  return blocks;
}

interface Block {
  /** Absent where a single account decides. */
  readonly side?: Side;
  readonly score: number;
}

function fitted(block: readonly NumberedAccount[]): Block {
  const scored = sides.map((side) => {
    const each = block.map(({ ofSides }) =>
      Math.log((1 - strays) * ratioOf(ofSides, side) + strays),
    );
    const score = each.reduce((sum, one) => sum + one, 0);
    return { side, score, without: score - Math.max(...each) };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.without > choice ? best : { score: 0 };
}
