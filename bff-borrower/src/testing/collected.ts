import type { Day } from "@tieout/core/calendar";
import { saveFinancialRecord, succeedImport, type Tx } from "@tieout/server/database";
import {
  type BuiltImport,
  type BuiltLink,
  builtAt,
  insertImport,
  insertSubmission,
} from "@tieout/server/database/testing";

/** Books that a visitor shared, read to the end; by a link whose lender lets them have a copy. */
export async function insertCollected(db: Tx, link: BuiltLink): Promise<BuiltImport> {
  const built = await insertImport(db, await insertSubmission(db, link));
  const { financialRecordId, submissionRequestId: id } = built;
  await db("submissionRequests").where({ id }).update({ provideUserCopy: true });
  // Days by their form.
  const [from, upTo] = ["2025-01-01" as Day, "2026-03-15" as Day];
  await saveFinancialRecord(db, {
    financialRecordId,
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
  });
  await succeedImport(db, { importId: built.importId, token: "" }, builtAt);
  return built;
}
