import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import { type Submission, submissions } from "./submission.ts";

/** Nobody shares more in one request; each of them is looked at with all that may be done with it. */
const visitorSees = 50;

/**
 * What came of one request so far, newest first: what a later visitor may know of it (D-9). What was
 * withdrawn is as if it had never come.
 */
export async function listSubmissionsOfRequest(
  db: Tx,
  submissionRequestId: number,
): Promise<Submission[]> {
  const rows = await submissions(db)
    .where({ "submissions.submissionRequestId": submissionRequestId })
    // What a lender has begun by themselves, and not connected, is nobody's to go on with.
    .whereNot((lenders) =>
      lenders.where({ "submissions.sourceFlow": "lender" }).whereNull("submissions.recordStatus"),
    )
    .whereNull("submissions.deletedAt")
    .whereNull("submissions.withdrawnAt")
    .orderBy("submissions.createdAt", "desc")
    .limit(visitorSees);
  return rows.map(withoutNulls);
}

/** What one visitor has begun, newest first: all that who came by the standing address may know. */
export async function listSubmissionsOfVisitor(
  db: Tx,
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
): Promise<Submission[]> {
  const rows = await submissions(db)
    .where({ "submissions.workspaceId": workspaceId, "submissions.linkSessionId": id })
    .whereNull("submissions.submissionRequestId")
    .whereNull("submissions.deletedAt")
    .whereNull("submissions.withdrawnAt")
    .orderBy("submissions.createdAt", "desc")
    .limit(visitorSees);
  return rows.map(withoutNulls);
}

/**
 * Whether books are being read over another connection for the same request as a submission's, or for that
 * workspace's visitors.
 */
export async function isBegunElsewhere(
  db: Tx,
  {
    id,
    workspaceId,
    submissionRequestId,
  }: Pick<Submission, "id" | "workspaceId" | "submissionRequestId">,
  connectionId: string,
): Promise<boolean> {
  const begun = await table(db, "submissions")
    .where({ tenantId: db.tenantId, workspaceId, recordStatus: "Pending", deletedAt: null })
    .where({ submissionRequestId: submissionRequestId ?? null })
    .whereNot({ id })
    .whereExists(
      table(db, "imports")
        .whereRaw("imports.tenant_id = submissions.tenant_id")
        .whereRaw("imports.submission_id = submissions.id")
        .where({ outcome: "Pending" })
        .whereNot({ connectionId }),
    )
    .first("id");
  return begun !== undefined;
}

/** Whether books came for that request, or from who came to that workspace by the standing address. */
export async function isCollected(
  db: Tx,
  { workspaceId, submissionRequestId }: Pick<Submission, "workspaceId" | "submissionRequestId">,
): Promise<boolean> {
  const collected = await table(db, "submissions")
    .where({ tenantId: db.tenantId, workspaceId, recordStatus: "Created", deletedAt: null })
    .whereNull("withdrawnAt")
    .where({ submissionRequestId: submissionRequestId ?? null })
    .first("id");
  return collected !== undefined;
}
