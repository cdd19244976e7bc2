import type { Ledger } from "../../dex/reports/balances.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import type { Period } from "../company-file/transactions.ts";

export interface SummaryRequest {
  readonly open: OpenCompany;
  readonly basis: "Accrual" | "Cash";
  readonly ledger: Ledger;
  readonly periods: readonly Period[];
  /** Accounts without an amount as well. */
  readonly all: boolean;
}
