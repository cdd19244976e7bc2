import { filled, type Language } from "../language/language.ts";
import type { Basis } from "../ledger/ledger.ts";
import {
  type CollectionGroup,
  collectionGroups,
} from "../submission-request/submission-request.ts";
import en from "../texts/en/wider.json" with { type: "json" };
import es from "../texts/es/wider.json" with { type: "json" };
import fr from "../texts/fr/wider.json" with { type: "json" };
import type { ConsentScope } from "./consent.ts";

/** What a lender asks for beyond what was agreed. Days aren't part of it: updates end with the last full month, always. */
export interface Wider {
  readonly groups: readonly CollectionGroup[];
  readonly bases: readonly Basis[];
  /** Names instead of codes. */
  readonly names: boolean;
  /** Full fiscal years before the current one, if they're more than was agreed. */
  readonly fullFiscalYears?: number;
}

/** Undefined if everything that is asked for was agreed to. */
export function widerThan(agreed: ConsentScope, asked: ConsentScope): Wider | undefined {
  const groups = asked.groups.filter((group) => !agreed.groups.includes(group));
  const bases = asked.bases.filter((basis) => !agreed.bases.includes(basis));
  const names = agreed.anonymize && !asked.anonymize;
  const isLonger = asked.fullFiscalYears > agreed.fullFiscalYears;
  if (groups.length === 0 && bases.length === 0 && !names && !isLonger) return undefined;
  const years = isLonger ? { fullFiscalYears: asked.fullFiscalYears } : {};
  return { groups, bases, names, ...years };
}

/** What is agreed to by allowing the difference: that, and everything that was agreed before. */
export function widened(agreed: ConsentScope, more: Wider): ConsentScope {
  const { fromDay, ...rest } = agreed;
  const { fullFiscalYears } = more;
  return {
    ...rest,
    groups: collectionGroups.filter(
      (group) => agreed.groups.includes(group) || more.groups.includes(group),
    ),
    bases: [...agreed.bases, ...more.bases],
    anonymize: agreed.anonymize && !more.names,
    // The first day follows from the years once the books are read.
    ...(fullFiscalYears === undefined ? fromDay && { fromDay } : { fullFiscalYears }),
  };
}

/** Raised with any change of the texts, so that stored words say which they were. */
export const widerWordsVersion = 1;

/** "Copperfield asks for more: open supplier bills. Everything else stays the same." */
export function widerWords(lender: string, more: Wider, language: Language): string {
  const texts = textsOf[language];
  const { groups, bases, names, fullFiscalYears: years } = more;
  const things = [
    ...groups.map((group) => texts.groups[group]),
    ...bases.map((basis) => texts.bases[basis]),
    ...(names ? [texts.names] : []),
    ...(years === undefined
      ? []
      : [filled(texts.years[years === 1 ? "one" : "other"], { years: String(years) })]),
  ];
  return filled(texts.asks, { lender, things: things.join(texts.between) });
}

const textsOf: Readonly<Record<Language, typeof en>> = { en, es, fr };
