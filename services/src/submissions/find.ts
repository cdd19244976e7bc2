import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import { type PortalStatus, type Submission, submissions } from "./submission.ts";

export async function findSubmission(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<Submission | undefined> {
  const row = await submissions(db)
    .where({ "submissions.workspaceId": workspaceId, "submissions.id": id })
    .first();
  return row && withoutNulls(row);
}

/** A collection by its id alone, a deleted one too: whoever asks has to be let into its workspace. */
export async function findWorkspaceOfSubmission(db: Tx, id: string): Promise<string | undefined> {
  const row = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id })
    .first("workspaceId");
  return row?.workspaceId;
}

/** The newest collection of a workspace. */
export async function findNewestSubmissionId(
  db: Tx,
  workspaceId: string,
): Promise<string | undefined> {
  const row = await table(db, "submissions")
    .where({ tenantId: db.tenantId, workspaceId, deletedAt: null })
    .orderBy([
      { column: "createdAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .first("id");
  return row?.id;
}

export interface SubmissionSearch {
  readonly workspaceId?: string;
  readonly from?: Date;
  /** Up to and without. */
  readonly to?: Date;
  readonly includeDeleted?: boolean;
  readonly portalStatus?: PortalStatus;
  /** Only those of workspaces that this person is a member of. */
  readonly memberId?: string;
}

/** History, newest first; a thousand at most, which no screen shows. */
export async function searchSubmissions(db: Tx, search: SubmissionSearch): Promise<Submission[]> {
  const { workspaceId, from, to, includeDeleted = false, portalStatus, memberId } = search;
  const found = submissions(db).whereNotNull("workspaces.confirmedAt");
  if (workspaceId) found.where("submissions.workspaceId", workspaceId);
  if (from) found.where("submissions.createdAt", ">=", from);
  if (to) found.where("submissions.createdAt", "<", to);
  if (!includeDeleted) found.whereNull("submissions.deletedAt");
  if (portalStatus) found.where({ portalStatus });
  if (memberId) {
    found.whereExists(
      table(db, "workspaceUsers")
        .where({ "workspaceUsers.tenantId": db.tenantId, userId: memberId })
        .whereRaw("workspace_users.workspace_id = submissions.workspace_id"),
    );
  }
  const rows = await found
    .orderBy([
      { column: "submissions.createdAt", order: "desc" },
      { column: "submissions.id", order: "desc" },
    ])
    .limit(1_000);
  return rows.map(withoutNulls);
}
