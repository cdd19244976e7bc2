import {
  type AccountClass,
  accountClasses,
  addedUpBy,
  type ClassVector,
  likeliest,
  probabilities,
  sideOf,
  type TotalGroup,
  totalGroupOf,
} from "./account-class.ts";
import { wordsOf } from "./account-name.ts";
import { classShares } from "./class-shares.ts";
import { signOdds } from "./sign-evidence.ts";
import { type Evidence, lexiconOf } from "./word-evidence.ts";
import { isEitherWay } from "./words/ambiguous.ts";
import { costWords } from "./words/costs.ts";
import { currentAssetWords } from "./words/current-assets.ts";
import { dutchWords } from "./words/dutch.ts";
import { equityWords } from "./words/equity.ts";
import { headingWords, isSection } from "./words/headings.ts";
import { incomeWords } from "./words/income.ts";
import { liabilityWords } from "./words/liabilities.ts";
import { longTermAssetWords } from "./words/long-term-assets.ts";
import { plainNames } from "./words/plain-names.ts";
import { shortNameWords } from "./words/short-names.ts";
import { taxesOfSales } from "./words/taxes-of-sales.ts";

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

const ofNames = lexiconOf([
  ...currentAssetWords,
  ...longTermAssetWords,
  ...liabilityWords,
  ...equityWords,
  ...incomeWords,
  ...costWords,
  ...dutchWords,
  ...shortNameWords,
  ...taxesOfSales,
  ...plainNames,
]);
const ofHeadings = lexiconOf(headingWords);

/** Names are a little less sure than their weights say, for their words go together. */
const trustInNames = 0.8;
const trustInParents = 0.4;
/** The topmost heading decides the group; those below it say less of another one, all together, and as much of a side inside of it. */
const trustBelowTop = 0.5;

/** The evidence of an account's own name, parents and sign, before its neighbors count. */
export interface OwnEvidence extends Evidence {
  /** Whether a parent or heading says something. */
  readonly hasHeading: boolean;
  /** The group that headings say. */
  readonly headed?: TotalGroup;
  /** Whether a section of the statements stands above it: "Assets", "Expenses". */
  readonly isInSection: boolean;
  /** Probabilities of the account by itself, without its place. */
  readonly alone: ClassVector;
  /** Probabilities by the name's words alone. */
  readonly named: ClassVector;
  readonly words: readonly string[];
  /** Whether it, or a heading above it, is of those that stand on either side. */
  readonly isEitherWay: boolean;
}

export function ownEvidence({ name, under, balance, said }: UntypedAccount): OwnEvidence {
  const isInPath = under.length > 0;
  const words = wordsOf(isInPath ? apart(name) : name);
  if (said) return { ...ofSaid(said), words, ...unplaced };
  const named = ofNames(words);
  const parents = under.map((parent) => wordsOf(apart(parent)));
  const spoken = parents
    .map((parent) => ofHeadings(parent).logOdds)
    .filter((odds) => odds.some((each) => each !== 0) && !isOfSeveralGroups(odds));
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
  const byWords = accountClasses.map(
    (each, i) => Math.log(classShares[each]) + (named.logOdds[i] ?? 0) * trustInNames,
  );
  const hasHeading = headings.length > 0 || theirs.some((odds) => odds.some((each) => each !== 0));
  const headed = headings.length > 0 && groupOfHeadings(headings);
  return {
    ...{ logOdds, words, hasHeading, spoke: named.spoke, alone: probabilities(logOdds) },
    named: probabilities(byWords),
    isEitherWay: [words, ...parents].some(isEitherWay),
    isInSection: parents.some(isSection),
    ...(headed && { headed }),
  };
}

/** Plain-text ledgers write the words of a path without spaces: `ComptesClients`. */
const apart = (name: string): string =>
  /\s/.test(name) ? name : name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");

const unplaced = { hasHeading: false, isInSection: false, isEitherWay: false };

/** "Fixed assets, equity and long-term debts" says of no account below it what it is. */
function isOfSeveralGroups(odds: ClassVector): boolean {
  const strongest = new Map<TotalGroup, number>();
  for (const [i, each] of accountClasses.entries()) {
    const group = groupOf(each);
    strongest.set(group, Math.max(strongest.get(group) ?? 0, odds[i] ?? 0));
  }
  const [first = 0, second = 0] = [...strongest.values()].toSorted((one, other) => other - one);
  return second >= 4 && first - second <= closeGroups;
}

const closeGroups = 3;

function groupOfHeadings(headings: readonly ClassVector[]): TotalGroup {
  const odds = accountClasses.map((_, i) => sumAt(headings, i));
  const [group] = likeliest(addedUpBy(probabilities(odds), groupOf));
  return group;
}

export const groupOf = (each: AccountClass): TotalGroup => totalGroupOf(sideOf(each));

const saidOdds = 12;

function ofSaid(said: AccountClass): Pick<OwnEvidence, "logOdds" | "alone" | "named" | "spoke"> {
  const logOdds = accountClasses.map((each) => (each === said ? saidOdds : 0));
  const alone = probabilities(logOdds);
  return { logOdds, alone, named: alone, spoke: 1 };
}

const sumAt = (vectors: readonly ClassVector[], i: number): number =>
  vectors.reduce((sum, vector) => sum + (vector[i] ?? 0), 0);
