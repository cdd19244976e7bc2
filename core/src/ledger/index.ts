export {
  type Account,
  type Classification,
  type ClassificationSource,
  classifications,
  type VendorAccount,
  withUnknownAccounts,
} from "./account.ts";
export { type Accumulator, accumulator, type Posting } from "./accumulator.ts";
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
export {
  accountsById,
  assets,
  equity,
  type LedgerBalances,
  type LedgerIndex,
  ledgerBalances,
  ledgerIndex,
  liabilities,
  type PeriodBalances,
  resultToDate,
  type TrialBalance,
  type TrialBalanceRow,
  trialBalance,
} from "./ledger-balances.ts";
export {
  buildLedger,
  type ClosedChart,
  type CollectedBooks,
  type RollForward,
  rollForward,
  syntheticRetainedEarningsId,
  withRetainedEarnings,
} from "./roll-forward.ts";
