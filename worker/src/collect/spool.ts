import type { Day } from "@tieout/core/calendar";
import type { VendorFigure } from "@tieout/core/check";
import type {
  Basis,
  JournalLine,
  OpenDocument,
  OpeningBalance,
  Party,
  VendorAccount,
} from "@tieout/core/ledger";
import type { Company } from "@tieout/server/connectors";

/** One package's trial balance at the end of a day. */
export interface BalancesAt {
  readonly basis: Basis;
  readonly asOf: Day;
  readonly balances: readonly OpeningBalance[];
}

export interface LineOnBasis extends JournalLine {
  readonly basis: Basis;
}

/** An aging report's total. */
export interface AgingTotal {
  readonly aging: VendorFigure;
}

/** What the package's own statements say, on a basis. */
export interface FigureOnBasis extends VendorFigure {
  readonly basis: Basis;
}

/** What each step pulls, as it lies in the spool. Only the steps that ask the package are here. */
export interface Pulled {
  readonly company: Company;
  readonly accounts: VendorAccount;
  readonly "trial-balances": BalancesAt;
  readonly "journal-lines": LineOnBasis;
  readonly receivables: Party | OpenDocument | AgingTotal;
  readonly payables: Party | OpenDocument | AgingTotal;
  readonly "vendor-statements": FigureOnBasis;
}
export type PullStep = keyof Pulled;

/**
 * Pages as they were pulled, sealed in storage until the load: no network wait inside a transaction
 * (D-23). A part that is written again replaces what a killed run left of it.
 */
export interface Spool {
  /** Gives how many bytes of JSON the part has. */
  readonly write: <Step extends PullStep>(
    step: Step,
    part: number,
    items: readonly Pulled[Step][],
  ) => Promise<number>;
  /** Every item of a step, in the order in which it came. */
  readonly read: <Step extends PullStep>(step: Step, parts: number) => AsyncIterable<Pulled[Step]>;
}
