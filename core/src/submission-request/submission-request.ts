import type { Day } from "../calendar/index.ts";

export const collectionGroups = [
  "financial-statements",
  "accounts-receivable",
  "accounts-payable",
  "transactions",
] as const;
export type CollectionGroup = (typeof collectionGroups)[number];

export type EndOfImport = "Today" | "LastFullMonth";
export type BasisOfAccountingPreference = "Accrual" | "Cash" | "CashAndAccrual";

/** What a lender wants collected for a workspace, and how far back (S-E submission options). */
export interface SubmissionRequest {
  /** A random positive integer below 2^53 (D-37). */
  readonly id: number;
  readonly groups: readonly CollectionGroup[];
  readonly basis: BasisOfAccountingPreference;
  /** Whole fiscal years before the current one, which is always collected as well. */
  readonly fullFiscalYears: number;
  readonly endOfImport: EndOfImport;
  /** A fixed last day, where the lender chose one instead. */
  readonly mostRecentDay?: Day;
  readonly anonymizeCustomersAndVendors: boolean;
  readonly provideUserCopy: boolean;
  readonly allowUserUpload: boolean;
}

/** What an import reads, decided once when it starts and never again (D-56). */
export interface ImportPlan {
  /** First day of the first fiscal year collected. */
  readonly from: Day;
  readonly upTo: Day;
  readonly bases: readonly ("accrual" | "cash")[];
  readonly groups: readonly CollectionGroup[];
  readonly anonymize: boolean;
}
