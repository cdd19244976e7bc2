import { readsLedger } from "../import/records-read.ts";
import { filled, type Language } from "../language/language.ts";
import type { Basis } from "../ledger/ledger.ts";
import {
  type CollectionGroup,
  collectionGroups,
} from "../submission-request/submission-request.ts";
import en from "../texts/en/wider.json" with { type: "json" };
import es from "../texts/es/wider.json" with { type: "json" };
import fr from "../texts/fr/wider.json" with { type: "json" };
import { type Beyond, type Consent, type ConsentScope, consentState } from "./consent.ts";
import type { Given } from "./giver.ts";
import { thingsRead } from "./what-is-read.ts";

/** What a lender asks for beyond what was agreed. Days aren't part of it: updates end with the last full month, always. */
export interface Wider {
  readonly groups: readonly CollectionGroup[];
  readonly bases: readonly Basis[];
  /** Names instead of codes. */
  readonly names: boolean;
  /** Memos of the ledger, where none were agreed to. Absent where none are asked for. */
  readonly memos?: boolean;
  /** Full fiscal years before the current one, if they're more than was agreed. */
  readonly fullFiscalYears?: number;
}

/** Whether a consent's giver can be asked for more by mail: a borrower who allowed updates, with an address that was proved. */
export function canBeAskedForMore(
  consent: Consent & Pick<Given, "givenBy" | "emailAddress">,
  now: Date,
): boolean {
  const { givenBy, term, emailAddress } = consent;
  const isProven = emailAddress !== undefined;
  return (
    givenBy === "borrower" &&
    term.kind === "until" &&
    isProven &&
    consentState(consent, now) === "live"
  );
}

/** How often a giver is mailed about one consent within a day, at most. */
export const asksADay = 3;

const allowable: ReadonlySet<Beyond["code"]> = new Set([
  "groups",
  "bases",
  "names",
  "earlier-years",
]);

/** Whether a read is within the permission once the borrower allows more. Days after the last full month can't be allowed. */
export const isAllAllowable = (beyond: readonly Beyond[]): boolean =>
  beyond.every(({ code }) => allowable.has(code));

/** Undefined if everything that is asked for was agreed to. */
export function widerThan(agreed: ConsentScope, asked: ConsentScope): Wider | undefined {
  const groups = asked.groups.filter((group) => !agreed.groups.includes(group));
  const bases = asked.bases.filter((basis) => !agreed.bases.includes(basis));
  const names = agreed.anonymize && !asked.anonymize;
  const isLonger = asked.fullFiscalYears > agreed.fullFiscalYears;
  if (groups.length === 0 && bases.length === 0 && !names && !isLonger) return undefined;
  const more = { groups, bases, names };
  return {
    ...more,
    ...(!hasMemos(agreed) && hasMemos(widened(agreed, more)) && { memos: true }),
    ...(isLonger && { fullFiscalYears: asked.fullFiscalYears }),
  };
}

/** Codes leave memos out: free text has names. */
const hasMemos = (scope: ConsentScope): boolean => !scope.anonymize && readsLedger(scope);

/** Whether two asks are for the same. */
export const isSameWider = (one: Wider, other: Wider): boolean => asText(one) === asText(other);

const asText = ({ groups, bases, names, memos = false, fullFiscalYears }: Wider) =>
  [[...groups].sort(), [...bases].sort(), names, memos, fullFiscalYears].join(" ");

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
export const widerWordsVersion = 2;

/** "Copperfield asks for more: open supplier bills. Everything else stays the same." */
export function widerWords(lender: string, more: Wider, language: Language): string {
  return filled(textsOf[language].asks, { lender, things: widerThings(more, language) });
}

/** "open supplier bills; figures on the cash basis" */
export function widerThings(more: Wider, language: Language): string {
  const texts = textsOf[language];
  const { groups, bases, names, memos, fullFiscalYears: years } = more;
  return [
    // Memos are named by themselves, since a group that was agreed to before may bring them.
    ...thingsRead({ groups, anonymize: true }, language),
    ...bases.map((basis) => texts.bases[basis]),
    ...(names ? [texts.names] : []),
    ...(memos ? [texts.memos] : []),
    ...(years === undefined
      ? []
      : [filled(texts.years[years === 1 ? "one" : "other"], { years: String(years) })]),
  ].join(texts.between);
}

const textsOf: Readonly<Record<Language, typeof en>> = { en, es, fr };
