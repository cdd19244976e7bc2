import {
  type AccountClass,
  accountClasses,
  addedUpBy,
  type ClassVector,
  likeliest,
  type Side,
  sideOf,
  type TotalGroup,
  totalGroupOf,
  zeros,
} from "./account-class.ts";
import { alongTheChart } from "./class-order.ts";
import { withLeadingZeros } from "./leading-zeros.ts";
import { type NumberPlan, type Planned, planOf, standing } from "./number-plans.ts";
import { groupOf, type OwnEvidence, ownEvidence, type UntypedAccount } from "./own-evidence.ts";
import { isGainOrLoss, isYearsResult } from "./words/ambiguous.ts";
import { isPlainlyOwners } from "./words/plain-names.ts";

export interface GuessedType {
  readonly id: string;
  readonly accountClass: AccountClass;
  readonly side: Side;
  readonly group: TotalGroup;
  /** Probability of the group, from 0 to 1, no higher than the kind of evidence allows. Never shown as a number. */
  readonly confidence: number;
  /** `unknown` where nothing but balances and neighbors speaks, and not clearly. */
  readonly sureness: "likely" | "unsure" | "unknown";
  /** Whether the side is open, taking the group for granted. */
  readonly sideInDoubt: boolean;
  /** The side that its name alone plainly says, where the guess has another one. */
  readonly namedSide?: Side;
}

/** From this confidence on, a guess is likely: measured, 1 in 200 of them is in the wrong group. */
export const likelyFrom = 0.95;

/**
 * Guesses types from names, parents, numbers, neighbors and signs, in the order of the file. What an account's name is comes
 * before what it is about, and one misfit doesn't discard a plan.
 */
export function guessAccountTypes(all: readonly UntypedAccount[]): GuessedType[] {
  const accounts = withLeadingZeros(withoutCommonSegment(all));
  const own = accounts.map(ownEvidence);
  const numbered = accounts.flatMap(({ number, name }, i) => {
    if (number === undefined) return [];
    return [{ number, name, ofSides: addedUpBy(own[i]?.alone ?? [], sideOf) }];
  });
  const plan = planOf(numbered);
  const planned = accounts.map(({ number, balance }) =>
    number === undefined ? undefined : standing(plan?.planned(number), balance),
  );
  const inTheChart = alongTheChart(
    accounts,
    own.map(({ logOdds }, i) => ({ own: logOdds, ofPlan: oddsOfPlan(planned[i]) })),
  );
  const understood = own.filter(({ spoke, hasHeading }) => spoke > 0 || hasHeading);
  const isForeign = understood.length < readable * accounts.length;
  const alike = countBy(own, nameOf);
  return accounts.map((account, i) => {
    const [mine, found] = [own[i], inTheChart[i]];
    if (!mine || !found) throw new RangeError("Every account has evidence");
    const twins = (alike.get(nameOf(mine)) ?? 1) - 1;
    return judged(account, { mine, plan, planned: planned[i], isForeign, twins, ...found });
  });
}

/** A company or a branch that stands before every number, "01-4000", says nothing of an account. */
function withoutCommonSegment(accounts: readonly UntypedAccount[]): readonly UntypedAccount[] {
  const [segment] = /^(0|\d{2,4})[.-](?=\d{3})/.exec(accounts[0]?.number ?? "") ?? [];
  if (segment === undefined || accounts.length < 2) return accounts;
  if (!accounts.every(({ number }) => number?.startsWith(segment))) return accounts;
  return accounts.map((account) => ({
    ...account,
    ...(account.number !== undefined && { number: account.number.slice(segment.length) }),
  }));
}

/** Share of names that must be understood. Below it, the few known words may belong to a language that we don't know. */
const readable = 0.6;

const nameOf = ({ words }: OwnEvidence): string => words.join(" ");

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** A class that the plan names counts, and its side with it. */
const sideShareOfPlan = 0.65;

function oddsOfPlan(planned: Planned | undefined): ClassVector {
  if (!planned) return zeros();
  const { side, accountClass, weight } = planned;
  return accountClasses.map((each) => {
    const ofSide = sideOf(each) === side ? weight * (accountClass ? sideShareOfPlan : 1) : 0;
    return ofSide + (each === accountClass ? weight : 0);
  });
}

interface Judged {
  readonly mine: OwnEvidence;
  readonly plan: NumberPlan | undefined;
  readonly planned: Planned | undefined;
  /** Whether most names are in a language that we don't read. */
  readonly isForeign: boolean;
  /** How many other accounts have the same name: "Vehicles" among assets, and again below "Depreciation". */
  readonly twins: number;
  readonly posterior: ClassVector;
  /** What neighbors and plan say without the account's own words and sign. */
  readonly byPlace: ClassVector;
}

/** So many others of one name aren't told by their neighbors, which have it too. */
const manyTwins = 3;
const trustedPlace = 0.5;

/** From this probability on, words alone say a side. */
const plainly = 0.97;

function judged(
  { id, balance = 0 }: UntypedAccount,
  { mine, plan, planned, isForeign, twins, posterior, byPlace }: Judged,
): GuessedType {
  const [side] = likeliest(addedUpBy(posterior, sideOf));
  const ofSide = accountClasses.map((each, i) => (sideOf(each) === side ? (posterior[i] ?? 0) : 0));
  const accountClass = accountClasses[ofSide.indexOf(Math.max(...ofSide))] ?? "opex";
  const group = totalGroupOf(side);
  const [ownGroup, ownSureness] = likeliest(addedUpBy(mine.alone, groupOf));
  const [ownSide, ownSideSureness] = likeliest(addedUpBy(mine.alone, sideOf));
  const ofPlace = addedUpBy(byPlace, groupOf);
  const isElsewhere = (ofPlace.get(group) ?? 0) < 0.25 && likeliest(ofPlace)[1] > 0.6;
  // A heading is the account's place, whatever stands around it.
  const isOutOfPlace = isElsewhere && mine.headed !== group;
  // A plain name outranks blocks that the business made, and not the numbers of a law or of a package.
  const isPlain =
    side === "owners" &&
    plan?.kind !== "legal" &&
    plan?.kind !== "habit" &&
    isPlainlyOwners(mine.words);
  // A name that several accounts have says what they are only together with their place. Own blocks are made of such names.
  const isBorneOut =
    mine.headed === group ||
    (planned && plan?.kind !== "blocks"
      ? planned.side === side
      : twins < manyTwins && (ofPlace.get(group) ?? 0) >= trustedPlace);
  // "Purchases" under "Inventory": a heading may speak of what it's about, unless its number says so too.
  const [namedGroup, namedGroupSureness] = likeliest(addedUpBy(mine.named, groupOf));
  const isUnderAnother =
    mine.headed === group && namedGroup !== group && namedGroupSureness >= plainly;
  const isPlannedSo = planned !== undefined && totalGroupOf(planned.side) === group;
  // A name that says nothing is known by a section of the statements, or by its heading and its number together.
  const isPlacedByHeading = mine.headed === group && (mine.isInSection || isPlannedSo);
  const caps = [
    addedUpBy(posterior, groupOf).get(group) ?? 0,
    ...(ownGroup !== group && ownSureness > 0.55 ? [0.6] : []),
    ...(mine.spoke === 0 && !isPlacedByHeading
      ? [plan === undefined ? 0.75 : plan.kind === "legal" ? 0.96 : 0.9]
      : []),
    ...(planned && planned.side !== side && !isPlain ? [0.8] : []),
    ...(isOutOfPlace && !isPlain ? [0.9] : []),
    ...(twins > 0 && !isBorneOut ? [0.9] : []),
    ...(mine.headed && mine.headed !== group ? [0.8] : []),
    ...(isUnderAnother && !isPlannedSo ? [0.9] : []),
    ...(ownSureness < 0.6 && !plan ? [0.9] : []),
    ...(isForeign && plan?.kind !== "legal" ? [0.9] : []),
    ...(mine.isEitherWay ? [0.9] : []),
    ...(planned?.isByBalance && balance >= 0 ? [0.9] : []),
    ...(group === "net-income" && isYearsResult(mine.words) ? [0.9] : []),
  ];
  const confidence = Math.min(...caps);
  const ofGroup = addedUpBy(posterior, groupOf).get(group) ?? 0;
  const [namedSide, namedSureness] = likeliest(addedUpBy(mine.named, sideOf));
  const isNamedOtherwise = mine.spoke > 0 && namedSide !== side && namedSureness >= plainly;
  const isSilent = mine.spoke === 0 && !mine.hasHeading && !planned;
  return {
    id,
    accountClass,
    side,
    group,
    confidence,
    sureness:
      confidence >= likelyFrom
        ? "likely"
        : isSilent && confidence < knownFrom
          ? "unknown"
          : "unsure",
    sideInDoubt:
      (group === "net-income" && (isGainOrLoss(mine.words) || isAgainstItsSide(side, balance))) ||
      (ownSide !== side && ownSideSureness > 0.55) ||
      (addedUpBy(posterior, sideOf).get(side) ?? 0) < likelyFrom * ofGroup,
    ...(isNamedOtherwise && { namedSide }),
  };
}

const isAgainstItsSide = (side: Side, balance: number): boolean =>
  (side === "expense" && balance < 0) || (side === "income" && balance > 0);

/** Below it, neighbors and sign alone don't make a guess. */
const knownFrom = 0.6;
