import type { Day } from "../calendar/day.ts";
import type { Basis, Classification, Ledger } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import type {
  LineStyle,
  NodeRef,
  ReportedAs,
  SectionNode,
  StatementType,
} from "../statement/layout.ts";
import type { NumberStyle } from "../statement/statement.ts";
import type { Adjustment, OwnAccount } from "./adjustment.ts";
import type { Spread } from "./spread.ts";
import type { Placement } from "./spread-tree.ts";

/** Which of a node's captions or styles is meant: a section has a header and a footer. */
export type LinePart = "header" | "footer" | "caption";

/**
 * One edit of a spread, as a value. `was` is what it replaces: by it, an edit can be taken back, and can
 * tell whether somebody else has changed the same thing meanwhile.
 */
export type Command =
  | Rename
  | SetStyle
  | SetNumberStyle
  | SetSide
  | AddSection
  | RemoveSection
  | RestoreSection
  | Move
  | Sort
  | Order
  | Hide
  | Show
  | Classify
  | Accept
  | Flag
  | Adjust
  | VoidAdjustment
  | AddOwnAccount
  | RemoveOwnAccount
  | ReplaceSpread;

export interface Rename {
  readonly do: "rename";
  readonly node: NodeRef;
  readonly part: LinePart;
  /** Absent where the standard's caption, or the account's name, is to stand again. */
  readonly text?: string;
  readonly was?: string;
}

export interface SetStyle {
  readonly do: "style";
  readonly node: NodeRef;
  readonly part: LinePart;
  readonly style: LineStyle;
  readonly was: LineStyle;
}

export interface SetNumberStyle {
  readonly do: "numberStyle";
  readonly style: NumberStyle;
  readonly was: NumberStyle;
}

/** Which side of a section reads as a plain number (S-U94). No exact amount changes. */
export interface SetSide {
  readonly do: "side";
  readonly section: NodeRef;
  readonly side: ReportedAs;
  readonly was: ReportedAs;
}

export interface AddSection {
  readonly do: "addSection";
  /** The new section's id: unique in the spread, made by who adds it. */
  readonly id: string;
  readonly to: NodeRef;
  readonly before?: NodeRef;
  readonly headerCaption: string;
  readonly footerCaption: string;
  readonly side: ReportedAs;
}

/** Takes a section off; what it held goes to the end of another one (S-U93). */
export interface RemoveSection {
  readonly do: "removeSection";
  readonly section: NodeRef;
  /** Where its children go. Absent only where it has none. */
  readonly to?: NodeRef;
  readonly was: RemovedSection;
}

/** A section as it was before it was removed. */
export interface RemovedSection {
  /** Without its children. */
  readonly section: SectionNode;
  readonly place: Placement;
  readonly children: readonly NodeRef[];
}

export interface RestoreSection {
  readonly do: "restoreSection";
  readonly restored: RemovedSection;
  /** Where its children are now. */
  readonly from?: NodeRef;
}

export interface Move {
  readonly do: "move";
  /** In the order on paper; none inside another. */
  readonly places: readonly Placement[];
  readonly was: readonly Placement[];
}

export type LineOrder =
  | { readonly by: "AccountNumberThenCaptionText" }
  | { readonly by: "CaptionText" }
  | { readonly by: "AmountDescending"; readonly period: AmountPeriod };

/** A column of figures, whatever the view: closings at its end, or movements over it. */
export interface AmountPeriod {
  readonly basis: Basis;
  readonly start: Day;
  readonly end: Day;
}

/** Sorts the accounts of one section, once (S-U87 to S-U89). Its parts keep their places. */
export interface Sort {
  readonly do: "sort";
  readonly section: NodeRef;
  readonly order: LineOrder;
  readonly was: readonly NodeRef[];
}

/** Puts the accounts of one section into a given order: what takes a sort back. */
export interface Order {
  readonly do: "order";
  readonly section: NodeRef;
  readonly accounts: readonly NodeRef[];
  readonly was: readonly NodeRef[];
}

/** Takes an account's line off the statement ("delete line item"). */
export interface Hide {
  readonly do: "hide";
  readonly account: NodeRef;
}

export interface Show {
  readonly do: "show";
  readonly account: NodeRef;
}

/** Says what an account is, where only a guess or a person said it before. */
export interface Classify {
  readonly do: "classify";
  readonly account: NodeRef;
  readonly classification: Classification;
  /** True where a person says it; false where what the books guessed is to stand again. */
  readonly said: boolean;
  /** On the statement of the classification: the end of its standard section, unless told otherwise. */
  readonly place: Placement;
  readonly was: Pick<Classify, "classification" | "said" | "place">;
}

/** Accepts accounts that were flagged. */
export interface Accept {
  readonly do: "accept";
  readonly accounts: readonly NodeRef[];
}

export interface Flag {
  readonly do: "flag";
  readonly accounts: readonly NodeRef[];
}

/** Posts an entry beside the books. */
export interface Adjust {
  readonly do: "adjust";
  readonly adjustment: Adjustment;
}

/** Takes an entry out. It stays in the history. */
export interface VoidAdjustment {
  readonly do: "void";
  readonly id: string;
  readonly was: Adjustment;
}

/** Makes an account that the books don't have, with its line. */
export interface AddOwnAccount {
  readonly do: "addOwnAccount";
  readonly account: OwnAccount;
  readonly place: Placement;
}

export interface RemoveOwnAccount {
  readonly do: "removeOwnAccount";
  readonly id: string;
  readonly was: Pick<AddOwnAccount, "account" | "place">;
}

/** Puts one spread in place of another: a template applied, an earlier version restored. */
export interface ReplaceSpread {
  readonly do: "replaceSpread";
  readonly origin:
    | { readonly kind: "template"; readonly id: string; readonly version: number }
    | { readonly kind: "version"; readonly version: number };
  readonly spread: Spread;
  readonly was: Spread;
}

/** Why a command isn't carried out. */
export type CommandRefusal =
  | "unknown-node"
  | "locked"
  | "outermost"
  | "unsafe-text"
  | "not-empty"
  | "id-taken"
  | "inside-itself"
  | "other-statement"
  | "earnings-stay-in-equity"
  | "not-zero"
  | "classified-by-source"
  | "not-flagged"
  | "too-deep"
  | "too-many-sections"
  | "accounts-differ"
  | "adjustment-fault"
  | "too-many-adjustments"
  | "changed-meanwhile";

/** What commands need to know of the books, for both bases and every cut: never of the view on screen. */
export interface SpreadBooks {
  readonly account: (accountId: string) => BookAccount | undefined;
  /** The cuts of a basis; undefined where it wasn't collected. */
  readonly calendar: (basis: Basis) => Pick<Ledger, "cuts" | "from"> | undefined;
  /** Whether balance and movement are zero at every cut of every basis. */
  readonly dormant: (accountId: string) => boolean;
  /** What an account shows on a statement for a period, exact and debit positive. */
  readonly amount: (accountId: string, type: StatementType, period: AmountPeriod) => Minor;
}

export interface BookAccount {
  readonly number?: string;
  readonly name: string;
  readonly classification: Classification;
  /** Whether the package itself says what the account is. */
  readonly classifiedBySource: boolean;
}

/** What one kind of command is: whether it may be carried out, what it does, what takes it back. */
export interface CommandKind<C extends Command> {
  readonly refusal: (spread: Spread, command: C, books: SpreadBooks) => CommandRefusal | undefined;
  readonly apply: (spread: Spread, command: C, books: SpreadBooks) => Spread;
  readonly inverse: (command: C) => Command;
  /** The command with what it replaces in this spread as its `was`; undefined where that isn't there. */
  readonly anchored: (spread: Spread, command: C, books: SpreadBooks) => C | undefined;
}

/** Bounds of a spread, stated to whoever meets them. */
export const spreadBounds = {
  captionLength: 200,
  /** Sections inside sections. */
  depth: 12,
  /** Sections of both statements together. */
  sections: 500,
} as const;
