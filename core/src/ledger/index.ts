export {
  type Account,
  type Classification,
  type ClassificationSource,
  classifications,
  type VendorAccount,
  withUnknownAccounts,
} from "./account.ts";
export { type Accumulator, accumulator, type Posting } from "./accumulator.ts";
export { assets, equity, liabilities } from "./balance-sheet-sides.ts";
export { classify, kindOf } from "./classify.ts";
export type {
  Basis,
  JournalLine,
  Ledger,
  LedgerMonth,
  Movement,
  OpenDocument,
  OpeningBalance,
  Party,
} from "./ledger.ts";
export { type LedgerBalances, ledgerBalances, type PeriodBalances } from "./ledger-balances.ts";
export { accountsById, type LedgerIndex, ledgerIndex } from "./ledger-index.ts";
export {
  buildLedger,
  type ClosedChart,
  type CollectedBooks,
  type RollForward,
  rollForward,
  syntheticRetainedEarningsId,
  withRetainedEarnings,
} from "./roll-forward.ts";
export {
  resultToDate,
  type TrialBalance,
  type TrialBalanceRow,
  trialBalance,
} from "./trial-balance.ts";
