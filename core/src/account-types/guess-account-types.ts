import {
  type AccountClass,
  accountClasses,
  addedUpBy,
  type ClassVector,
  likeliest,
  probabilities,
  type Side,
  sideOf,
  type TotalGroup,
  totalGroupOf,
  zeros,
} from "./account-class.ts";
import { wordsOf } from "./account-name.ts";
import { alongTheChart } from "./class-order.ts";
import { classShares } from "./class-shares.ts";
import { type NumberPlan, type Planned, planOf } from "./number-plans.ts";
import { signOdds } from "./sign-evidence.ts";
import { type Evidence, lexiconOf } from "./word-evidence.ts";
import { isEitherWay, isGainOrLoss, isYearsResult } from "./words/ambiguous.ts";
import { costWords } from "./words/costs.ts";
import { currentAssetWords } from "./words/current-assets.ts";
import { equityWords } from "./words/equity.ts";
import { headingWords } from "./words/headings.ts";
import { incomeWords } from "./words/income.ts";
import { liabilityWords } from "./words/liabilities.ts";
import { longTermAssetWords } from "./words/long-term-assets.ts";
import { shortNameWords } from "./words/short-names.ts";

/** An account whose file doesn't say its type. */
export interface UntypedAccount {
  readonly id: string;
  readonly number?: string;
  readonly name: string;
  /** Names of its parents and headings, from the top down. */
  readonly under: readonly string[];
  /** The closing balance, debit positive, of which only the side counts; absent where the books have none. */
  readonly balance?: number;
  /** The class, where the file says it. Such an account speaks for those around it. */
  readonly said?: AccountClass;
}

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
}

/** From this confidence on, a guess is likely: measured, 1 in 200 of them is in the wrong group. */
export const likelyFrom = 0.95;

const ofNames = lexiconOf([
  ...currentAssetWords,
  ...longTermAssetWords,
  ...liabilityWords,
  ...equityWords,
  ...incomeWords,
  ...costWords,
  ...shortNameWords,
]);
const ofHeadings = lexiconOf(headingWords);

/** Names are a little less sure than their weights say, for their words go together. */
const trustInNames = 0.8;
const trustInParents = 0.4;
/** The topmost heading decides the group; those below it say less of another one, all together, and as much of a side inside of it. */
const trustBelowTop = 0.5;

/**
 * Guesses types from names, parents, numbers, neighbors and signs, in the order of the file. What an account's name is comes
 * before what it is about, and one misfit doesn't discard a plan.
 */
export function guessAccountTypes(all: readonly UntypedAccount[]): GuessedType[] {
  const accounts = withoutCommonSegment(all);
  const own = accounts.map(ownEvidence);
  const numbered = accounts.flatMap(({ number, name }, i) => {
    if (number === undefined) return [];
    return [{ number, name, ofSides: addedUpBy(own[i]?.alone ?? [], sideOf) }];
  });
  const plan = planOf(numbered);
  const planned = accounts.map(({ number }) =>
    number === undefined ? undefined : plan?.planned(number),
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

interface OwnEvidence extends Evidence {
  /** Whether a parent or heading says something. */
  readonly hasHeading: boolean;
  /** The group that headings say. */
  readonly headed?: TotalGroup;
  /** Probabilities of the account by itself, without its place. */
  readonly alone: ClassVector;
  readonly words: readonly string[];
}

function ownEvidence({ name, under, balance, said }: UntypedAccount): OwnEvidence {
  const words = wordsOf(name);
  if (said) return { ...ofSaid(said), words, hasHeading: false };
  const named = ofNames(words);
  const parents = under.map(wordsOf);
  const spoken = parents
    .map((parent) => ofHeadings(parent).logOdds)
    .filter((odds) => odds.some((each) => each !== 0));
  const topGroup = spoken[0] && groupOfHeadings([spoken[0]]);
  const isInside = (odds: ClassVector) => groupOfHeadings([odds]) === topGroup;
  const elsewhere = spoken.filter((odds) => !isInside(odds)).length;
  const headings = spoken.map((odds) =>
    isInside(odds) ? odds : odds.map((each) => (each * trustBelowTop) / elsewhere),
  );
  const theirs = parents.map((parent) => ofNames(parent).logOdds);
  const logOdds = accountClasses.map((accountClass, i) => {
    const ofHeading = sumAt(headings, i) * trustInNames;
    const ofParents = sumAt(theirs, i) * trustInNames * trustInParents;
    return (
      Math.log(classShares[accountClass]) +
      (named.logOdds[i] ?? 0) * trustInNames +
      ofHeading +
      ofParents +
      signOdds(accountClass, balance)
    );
  });
  const hasHeading = headings.length > 0 || theirs.some((odds) => odds.some((each) => each !== 0));
  const headed = headings.length > 0 && groupOfHeadings(headings);
  return {
    ...{ logOdds, words, hasHeading, spoke: named.spoke, alone: probabilities(logOdds) },
    ...(headed && { headed }),
  };
}

function groupOfHeadings(headings: readonly ClassVector[]): TotalGroup {
  const odds = accountClasses.map((_, i) => sumAt(headings, i));
  const [group] = likeliest(addedUpBy(probabilities(odds), groupOf));
  return group;
}

const groupOf = (each: AccountClass): TotalGroup => totalGroupOf(sideOf(each));

const saidOdds = 12;

function ofSaid(said: AccountClass): Pick<OwnEvidence, "logOdds" | "alone" | "spoke"> {
  const logOdds = accountClasses.map((each) => (each === said ? saidOdds : 0));
  return { logOdds, alone: probabilities(logOdds), spoke: 1 };
}

const sumAt = (vectors: readonly ClassVector[], i: number): number =>
  vectors.reduce((sum, vector) => sum + (vector[i] ?? 0), 0);

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
  // A name that several accounts have says what they are only together with their place. Own blocks are made of such names.
  const isBorneOut =
    mine.headed === group ||
    (planned && plan?.kind !== "blocks"
      ? planned.side === side
      : twins < manyTwins && (ofPlace.get(group) ?? 0) >= trustedPlace);
  const caps = [
    addedUpBy(posterior, groupOf).get(group) ?? 0,
    ...(ownGroup !== group && ownSureness > 0.55 ? [0.6] : []),
    ...(mine.spoke === 0 ? [plan === undefined ? 0.75 : plan.kind === "legal" ? 0.96 : 0.9] : []),
    ...(planned && planned.side !== side ? [0.8] : []),
    ...(isOutOfPlace ? [0.9] : []),
    ...(twins > 0 && !isBorneOut ? [0.9] : []),
    ...(mine.headed && mine.headed !== group ? [0.8] : []),
    ...(ownSureness < 0.6 && !plan ? [0.9] : []),
    ...(isForeign && (!plan || plan.kind === "blocks") ? [0.9] : []),
    ...(isEitherWay(mine.words) ? [0.9] : []),
    ...(group === "net-income" && isYearsResult(mine.words) ? [0.9] : []),
  ];
  const confidence = Math.min(...caps);
  const ofGroup = addedUpBy(posterior, groupOf).get(group) ?? 0;
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
  };
}

const isAgainstItsSide = (side: Side, balance: number): boolean =>
  (side === "expense" && balance < 0) || (side === "income" && balance > 0);

/** Below it, neighbors and sign alone don't make a guess. */
const knownFrom = 0.6;
