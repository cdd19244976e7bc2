import { randomUUID } from "node:crypto";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { requestWorkbooks } from "@tieout/services/financial-records/request-workbooks";
import {
  findWorkbookRevision,
  type WorkbookRevision,
} from "@tieout/services/financial-records/workbook-revision";
import { insertLink } from "@tieout/services/testing/builders";
import { saveUserCopy } from "@tieout/services/user-copies/user-copy";
import type { BegunCollection } from "./collection.ts";

/** Requests a revision of a version of the spread, which is the current one unless told. */
export function requestRevision(
  { tenant, workspaceId, financialRecordId: id }: BegunCollection,
  spreadVersion?: number,
) {
  return tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId, id });
    if (!record) throw new Error("The record should be Created");
    return requestWorkbooks(db, record, { spreadVersion, now: new Date() });
  });
}

export async function revisionOf(
  { tenant, financialRecordId }: BegunCollection,
  revisionNumber: number,
): Promise<WorkbookRevision> {
  const key = { financialRecordId, revisionNumber };
  const revision = await tenant.tx((db) => findWorkbookRevision(db, key));
  if (!revision) throw new Error(`There is no revision ${revisionNumber}`);
  return revision;
}

/** Where the files of a revision are stored, statements first. */
export const keysOf = ({ workbooks }: WorkbookRevision) =>
  workbooks.map(({ storageKey }) => storageKey ?? "");

/** Queues a borrower's copy of what they shared. Returns its id. */
export async function askForCopy(begun: BegunCollection): Promise<string> {
  const { tenant, workspaceId, submissionId, financialRecordId } = begun;
  const id = randomUUID();
  await tenant.tx(async (db) => {
    const { linkSessionId } = await insertLink(db, { workspaceId });
    await saveUserCopy(db, {
      id,
      submissionId,
      financialRecordId,
      linkSessionId,
      now: new Date(),
      address: "rosa@tidewater.com",
      language: "en",
    });
    await enqueue(db, "build-user-copy", { userCopyId: id });
  });
  return id;
}
