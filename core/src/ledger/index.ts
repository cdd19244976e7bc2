export {
  type Account,
  type Classification,
  type ClassificationSource,
  classifications,
  type VendorAccount,
} from "./account.ts";
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
