import { type Day, daysBetween } from "../calendar/day.ts";
import { isControlAccount } from "../check/aging-checks.ts";
import type { Language } from "../language/language.ts";
import type { Ledger, OpenDocument, Party } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { type Minor, negate, sum } from "../money/money.ts";
import type { AmountFormat } from "../statement/number-style.ts";
import type { AgingSideTexts } from "./texts.ts";

export type AgingSide = OpenDocument["side"];

export interface AgingView {
  readonly format: AmountFormat;
  readonly language: Language;
  readonly side: AgingSideTexts;
}

/** Days past due, both inclusive. */
export interface Bucket {
  readonly from?: number;
  readonly to?: number;
}

/** Not due, then by thirties. */
export const buckets: readonly Bucket[] = [
  { to: 0 },
  { from: 1, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91 },
];

/** An open document with its party. */
export interface AgedDocument {
  readonly document: OpenDocument;
  readonly party: AgedParty;
  /** Negative before the due date, which defaults to the document's date. */
  readonly daysPastDue: number;
}

/** Numbered, because names may be equal or contain formula wildcards. */
interface AgedParty {
  readonly reference: number;
  readonly name: string;
}

export interface PartyAging {
  readonly party: AgedParty;
  /** Per bucket, in the direction of the side. */
  readonly amounts: readonly Minor[];
  readonly total: Minor;
}

export interface Aging {
  readonly asOf: Day;
  readonly documents: readonly AgedDocument[];
  /** The largest total first. */
  readonly parties: readonly PartyAging[];
  readonly totals: readonly Minor[];
  readonly total: Minor;
  /** Undefined without a control account or that day. */
  readonly control: Minor | undefined;
}

/** What each party owes or is owed, and for how long, on each day. */
export function ageDocuments(
  ledger: Ledger,
  side: AgingSide,
  asOfs: readonly Day[],
  documents: readonly OpenDocument[],
  parties: readonly Party[],
): Aging[] {
  const own = documents.filter((document) => document.side === side);
  const known = agedParties(own, parties);
  const byDay = new Map(asOfs.map((asOf) => [asOf, [] as OpenDocument[]]));
  for (const document of own) byDay.get(document.asOf)?.push(document);
  return asOfs.map((asOf) => {
    const open = byDay.get(asOf) ?? [];
    const aged = open.map((document) => ageDocument(document, known)).toSorted(byPartyThenDate);
    const byParty = ageParties(aged);
    return {
      asOf,
      documents: aged,
      parties: byParty,
      totals: buckets.map((_, index) =>
        sum(byParty.flatMap(({ amounts }) => amounts.slice(index, index + 1))),
      ),
      total: sum(byParty.map(({ total }) => total)),
      control: controlBalance(ledger, side, asOf),
    };
  });
}

export function bucketOf(daysPastDue: number): number {
  return buckets.findIndex(({ to = Number.POSITIVE_INFINITY }) => daysPastDue <= to);
}

function agedParties(
  documents: readonly OpenDocument[],
  parties: readonly Party[],
): ReadonlyMap<string, AgedParty> {
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  const ids = [...new Set(documents.map(({ partyId }) => partyId))];
  const named = ids.map((id) => ({ id, name: names.get(id) ?? id }));
  const inOrder = named.toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.id, other.id),
  );
  return new Map(inOrder.map(({ id, name }, index) => [id, { reference: index + 1, name }]));
}

function ageDocument(
  document: OpenDocument,
  parties: ReadonlyMap<string, AgedParty>,
): AgedDocument {
  return {
    document,
    party: parties.get(document.partyId) ?? { reference: 0, name: document.partyId },
    daysPastDue: daysBetween(document.dueDate ?? document.date, document.asOf),
  };
}

function ageParties(documents: readonly AgedDocument[]): PartyAging[] {
  const byParty = new Map<AgedParty, AgedDocument[]>();
  for (const aged of documents) {
    const own = byParty.get(aged.party);
    if (own) own.push(aged);
    else byParty.set(aged.party, [aged]);
  }
  return [...byParty]
    .map(([party, own]): PartyAging => {
      const amounts = buckets.map((_, index) =>
        sum(
          own
            .filter(({ daysPastDue }) => bucketOf(daysPastDue) === index)
            .map(({ document }) => document.outstanding),
        ),
      );
      return { party, amounts, total: sum(amounts) };
    })
    .toSorted(
      (one, other) => other.total - one.total || one.party.reference - other.party.reference,
    );
}

/** Undefined on cash basis, where nothing open can be compared. */
function controlBalance(ledger: Ledger, side: AgingSide, asOf: Day): Minor | undefined {
  const accounts = ledger.accounts.filter((account) => isControlAccount(account, side));
  const comparable = ledger.basis === "accrual" && ledger.cuts.includes(asOf);
  if (accounts.length === 0 || !comparable) return undefined;
  const { closing } = ledgerBalances(ledger);
  const balance = sum(accounts.map(({ id }) => closing(id, asOf)));
  return side === "receivable" ? balance : negate(balance);
}

function byPartyThenDate(one: AgedDocument, other: AgedDocument): number {
  return (
    one.party.reference - other.party.reference ||
    compare(one.document.date, other.document.date) ||
    compare(one.document.documentId, other.document.documentId)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
