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

/** A section has a header and a footer caption. */
export type LinePart = "header" | "footer" | "caption";

/** One edit; `was` is what it replaces, for undo and conflict detection. */
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
  /** Absent restores the standard caption or the account's name. */
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

/** Which side is shown positive (S-U94). Exact amounts don't change. */
export interface SetSide {
  readonly do: "side";
  readonly section: NodeRef;
  readonly side: ReportedAs;
  readonly was: ReportedAs;
}

export interface AddSection {
  readonly do: "addSection";
  /** Unique in the spread; made by the client. */
  readonly id: string;
  readonly to: NodeRef;
  readonly before?: NodeRef;
  readonly headerCaption: string;
  readonly footerCaption: string;
  readonly side: ReportedAs;
}

/** Removes a section; what it held goes to the end of another one (S-U93). */
export interface RemoveSection {
  readonly do: "removeSection";
  readonly section: NodeRef;
  /** Where its children go; absent only if there are none. */
  readonly to?: NodeRef;
  readonly was: RemovedSection;
}

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

/** Closings at its end, or movements over it, whatever the view. */
export interface AmountPeriod {
  readonly basis: Basis;
  readonly start: Day;
  readonly end: Day;
}

/** Sorts a section's accounts once (S-U87 to S-U89). Subsections keep their places. */
export interface Sort {
  readonly do: "sort";
  readonly section: NodeRef;
  readonly order: LineOrder;
  readonly was: readonly NodeRef[];
}

/** Puts a section's accounts into a given order; undoes a sort. */
export interface Order {
  readonly do: "order";
  readonly section: NodeRef;
  readonly accounts: readonly NodeRef[];
  readonly was: readonly NodeRef[];
}

/** Removes a line from the statement ("delete line item"). */
export interface Hide {
  readonly do: "hide";
  readonly account: NodeRef;
}

export interface Show {
  readonly do: "show";
  readonly account: NodeRef;
}

/** Replaces a guessed or earlier classification. */
export interface Classify {
  readonly do: "classify";
  readonly account: NodeRef;
  readonly classification: Classification;
  /** False restores the books' guess. */
  readonly said: boolean;
  /** Defaults to the end of the classification's standard section. */
  readonly place: Placement;
  readonly was: Pick<Classify, "classification" | "said" | "place">;
}

export interface Accept {
  readonly do: "accept";
  readonly accounts: readonly NodeRef[];
}

export interface Flag {
  readonly do: "flag";
  readonly accounts: readonly NodeRef[];
}

export interface Adjust {
  readonly do: "adjust";
  readonly adjustment: Adjustment;
}

/** Removes an adjustment, which stays in the history. */
export interface VoidAdjustment {
  readonly do: "void";
  readonly id: string;
  readonly was: Adjustment;
}

/** An account that the books don't have, with its line. */
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

/** Replaces the whole spread, to apply a template or restore an earlier version. */
export interface ReplaceSpread {
  readonly do: "replaceSpread";
  readonly origin: SpreadOrigin;
  readonly spread: Spread;
  readonly was: Spread;
  /** Where `was` came from, if it's stored: without it, this can't be undone once it's saved. */
  readonly wasOrigin?: SpreadOrigin;
}

/** From this the server works out the content, which it never takes from a browser. */
export type SpreadOrigin = TemplateOrigin | { readonly kind: "version"; readonly version: number };

export interface TemplateOrigin {
  readonly kind: "template";
  readonly id: string;
  readonly version: number;
  /** SHA-256 of the planned spread's canonical text, so that what is saved is what was previewed. */
  readonly layoutHash: string;
}

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
  | "only-unknown-types"
  | "not-zero"
  | "classified-by-source"
  | "not-flagged"
  | "too-deep"
  | "too-many-sections"
  | "accounts-differ"
  | "adjustment-fault"
  | "too-many-adjustments"
  | "changed-meanwhile"
  | "too-many-edits"
  | "not-kept";

/** What commands need to know of the books: both bases and every cut, never only the view on screen. */
export interface SpreadBooks {
  readonly account: (accountId: string) => BookAccount | undefined;
  /** Undefined where the basis wasn't collected. */
  readonly calendar: (basis: Basis) => Pick<Ledger, "cuts" | "from"> | undefined;
  /** Whether balance and movement are zero at every cut of every basis. */
  readonly dormant: (accountId: string) => boolean;
  /** What an account shows on a statement for a period: exact, debit positive. */
  readonly amount: (accountId: string, type: StatementType, period: AmountPeriod) => Minor;
}

export interface BookAccount {
  readonly number?: string;
  readonly name: string;
  readonly classification: Classification;
  /** Whether the package itself classified the account. */
  readonly classifiedBySource: boolean;
}

/** A command's checks, effect and inverse. */
export interface CommandKind<C extends Command> {
  readonly refusal: (spread: Spread, command: C, books: SpreadBooks) => CommandRefusal | undefined;
  readonly apply: (spread: Spread, command: C, books: SpreadBooks) => Spread;
  readonly inverse: (command: C) => Command;
  /** Sets `was` from the spread; undefined where the target is gone. */
  readonly anchored: (spread: Spread, command: C, books: SpreadBooks) => C | undefined;
}

/** Bounds of a spread, stated to whoever meets them. */
export const spreadBounds = {
  captionLength: 200,
  /** Nesting of sections. */
  depth: 12,
  /** Over both statements. */
  sections: 500,
} as const;
