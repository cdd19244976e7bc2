import type { Ledger } from "../../dex/reports/balances.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import type { Period } from "../company-file/transactions.ts";
import type { Entry, EntryColumn } from "./lines.ts";

export interface DetailRequest {
  readonly open: OpenCompany;
  readonly ledger: Ledger;
  readonly period: Period;
  readonly columns: readonly EntryColumn[];
  readonly entries: readonly Entry[];
  /** Accounts without anything in the period as well. */
  readonly allAccounts: boolean;
}
