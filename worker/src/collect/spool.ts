import type { Company } from "@tieout/connectors/connector";
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

/** How much lies in the spool. */
export interface SpoolParts {
  readonly parts: Readonly<Record<PullStep, number>>;
  /** Bytes of JSON, of all parts. */
  readonly bytes: number;
}

/** Pages as they were pulled, sealed. A part that is written again replaces what a killed run left of it. */
export interface Spool extends ReadableSpool {
  /** Gives how many bytes of JSON the part has. */
  readonly write: <Step extends PullStep>(
    step: Step,
    part: number,
    items: readonly Pulled[Step][],
  ) => Promise<number>;
}

export interface ReadableSpool {
  /** One part as it was written. */
  readonly page: <Step extends PullStep>(
    step: Step,
    part: number,
  ) => Promise<readonly Pulled[Step][]>;
  /** Every item of a step, in the order in which it came. */
  readonly read: <Step extends PullStep>(step: Step, parts: number) => AsyncIterable<Pulled[Step]>;
}

/** A spool whose parts are in storage until they're loaded. */
export interface StoredSpool extends Spool {
  /**
   * Brings the parts to this machine's disk, sealed as they are, for work that may wait for nobody: a load is one
   * transaction, and no bucket is waited for inside it (D-23). They go when the work has ended.
   */
  readonly withLocal: <Result>(
    pulled: SpoolParts,
    work: (local: ReadableSpool) => Promise<Result>,
  ) => Promise<Result>;
}
