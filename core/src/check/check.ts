import type { Day } from "../calendar/index.ts";
import type { Minor } from "../money/money.ts";
import type { CheckFact } from "./check-facts.ts";

/** One question put to the books, and what came of it. Words as in the field's review checks. */
export interface Check {
  /** Stable: `journals-balance`, `trial-balance-zero`, `vendor-balance-sheet:2025-12-31`. */
  readonly id: string;
  readonly category: "ledger" | "statement" | "vendor" | "aging" | "quality";
  readonly outcome: "Pass" | "Fail" | "Inconclusive";
  /** What was found, and by how much. */
  readonly fact: CheckFact;
  readonly severity: "high" | "medium" | "low";
  readonly from?: Day;
  readonly to?: Day;
  readonly expected?: Minor;
  readonly actual?: Minor;
  /** `actual − expected`. */
  readonly difference?: Minor;
  /** Named per vendor and shown (D-44); 0 for our own figures. */
  readonly tolerance: Minor;
  /** Where to look: an account, a transaction, a column. */
  readonly accountId?: string;
  readonly transactionId?: string;
}

/** A vendor's own report, for tie-out: what it says of one account, or of one total, over a period. */
export interface VendorFigure {
  readonly report:
    | "TrialBalance"
    | "BalanceSheet"
    | "IncomeStatement"
    | "ReceivablesAging"
    | "PayablesAging";
  readonly start?: Day;
  readonly end: Day;
  /** An account, or a total by name: `NetIncome`, `TotalAssets`, `Total`. */
  readonly accountId?: string;
  readonly total?: string;
  /** Debit positive, as everywhere inside. */
  readonly amount: Minor;
}
