import type { BeganBy } from "@tieout/core/submission";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { unnamedBy } from "./unnamed-by.ts";

/** A collection that somebody began and left: nothing came of it. */
export interface AbandonedSubmission {
  readonly id: string;
  readonly workspaceId: string;
}

export interface Abandoned {
  readonly beganBy: BeganBy;
  readonly begunBefore: Date;
  readonly now: Date;
  readonly limit: number;
}

/**
 * Deletes some collections that were begun before `begunBefore` and left with nothing connected, sent or
 * confirmed, and that nobody can go on with: a borrower's link has ended, a lender's window is long closed.
 * Fewer than `limit` once there are no more.
 */
export async function deleteAbandonedSubmissions(
  db: Tx,
  { beganBy, begunBefore, now, limit }: Abandoned,
): Promise<AbandonedSubmission[]> {
  const { tenantId } = db;
  const { rows } = await db.raw(
    `select id, workspace_id as "workspaceId" from submissions
     where tenant_id = :tenantId and history_status = 'incomplete' and created_at < :begunBefore
       and source_flow = :beganBy and record_status is null and portal_status = 'Normal'
       and verified_at is null and not legal_hold and files_deleted_at is null
       and (source_flow = 'lender' or not exists (select from shared_links link where link.tenant_id = submissions.tenant_id
         and link.submission_request_id = submissions.submission_request_id
         and link.deleted_at is null and link.expires_at > :now))
       and ${unnamedBy("submissions", "import_requests", "submission_id")}
       and ${unnamedBy("submissions", "documents", "submission_id")}
       and ${unnamedBy("submissions", "file_imports", "submission_id")}
       and not exists (select from connection_requests kept where kept.tenant_id = submissions.tenant_id
         and kept.workspace_id = submissions.workspace_id
         and kept.submission_id = submissions.id and kept.status = 'Success')
     order by created_at limit :limit for update skip locked`,
    { tenantId, beganBy, begunBefore, now, limit },
  );
  const abandoned: AbandonedSubmission[] = rows;
  const ids = abandoned.map(({ id }) => id);
  await table(db, "connectionRequests").where({ tenantId }).whereIn("submissionId", ids).delete();
  await table(db, "submissions").where({ tenantId }).whereIn("id", ids).delete();
  return abandoned;
}
