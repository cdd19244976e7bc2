import type { ReadThing } from "../receipt.ts";

type Plural = readonly [one: string, other: string];

/** Everything that a receipt says, in one language. A word that's missing doesn't compile. */
export interface ReceiptWords {
  readonly title: string;
  readonly lede: string;
  readonly receipt: string;
  readonly shared: string;
  readonly purpose: (askedBy: string | undefined) => string;
  readonly from: string;
  readonly connectedBy: (source: string, address: string) => string;
  readonly period: string;
  readonly span: (from: string, upTo: string) => string;
  readonly read: string;
  readonly things: Record<ReadThing, string>;
  readonly counts: Record<ReadThing, Plural>;
  readonly anonymized: string;
  readonly access: string;
  readonly connected: string;
  readonly mayRead: (lender: string) => string;
  readonly ended: string;
  readonly endedOn: (day: string) => string;
  readonly mayReadNoMore: (lender: string) => string;
  readonly none: string;
  readonly cameAsFile: string;
  readonly keptUntil: string;
  readonly kept: string;
  readonly goesByItself: string;
  readonly goesWithdrawn: string;
  readonly openEnded: string;
  readonly asksLender: (lender: string) => string;
  readonly held: string;
  readonly heldNote: string;
  readonly heldWithdrawn: string;
  readonly deletedOn: (day: string) => string;
  readonly deletedNote: string;
  readonly withdrawnOn: (day: string) => string;
}
