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
  type Account,
  type Classification,
  type ClassificationSource,
  classifications,
  type VendorAccount,
  withUnknownAccounts,
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
  type Accumulator,
  accumulator,
  buildLedger,
  type ClosedChart,
  type CollectedBooks,
  type Posting,
  type RollForward,
  rollForward,
  syntheticRetainedEarningsId,
  withRetainedEarnings,
} from "./roll-forward.ts";
