import type { Day } from "@tieout/core/calendar";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { CollectedRecord } from "../financial-records/financial-record.ts";

// Days by their form.
const [from, upTo] = ["2025-01-01" as Day, "2026-03-15" as Day];

/** What a small business's books say of themselves, collected up to the day that everything is built on. */
export const aRecord: Omit<CollectedRecord, "financialRecordId"> = {
  legalName: "Tidewater",
  currency: "USD",
  bases: ["accrual"],
  fiscalYearEndMonth: 12,
  fiscalYearEndDay: 31,
  groups: ["financial-statements"],
  from,
  upTo,
  cuts: [upTo],
  dataAsOf: builtAt,
  now: builtAt,
  retainedEarningsId: "3000",
  counts: { accounts: 3, journalLines: 8, parties: 0, openDocuments: 0 },
};
