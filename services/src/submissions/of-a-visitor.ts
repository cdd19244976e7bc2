import { knexQuery, raw, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import type { Knex } from "knex";
import { type Collections, type Submission, submissions } from "./submission.ts";

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

/** What one visitor has begun, newest first: all that anyone who came by the anonymous link may know. */
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

/** Whether books came for that request, or from who came to that workspace by the anonymous link. */
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

/** Stands for nobody: who came without being asked has no requester. */
const nobody = "00000000-0000-0000-0000-000000000000";

// As the index has it. Under a policy a `coalesce` isn't looked up: PostgreSQL doesn't know that it tells nobody.
const requester = `case when submissions.requesting_user_id is null then '${nobody}'
  else submissions.requesting_user_id end`;

/** What a history is sorted by where it's by requester; who is nobody has no name. */
export const requesterName =
  "lower(coalesce(requesters.first_name, '') || ' ' || coalesce(requesters.last_name, ''))";

/**
 * The ids of the first of `found` by their requesters' names. Names are another table's, so their order is no
 * index's; but each requester's own are one's by creation, and few of each could be among the first.
 */
export function firstByRequester(
  db: Tx,
  found: Collections,
  { order, limit }: { readonly order: "asc" | "desc"; readonly limit: number },
): Knex.QueryBuilder {
  const requesters = table(db, "users")
    .where({ tenantId: db.tenantId })
    .select("id", "firstName", "lastName")
    .unionAll([db.select(db.raw("?::uuid, '', ''", [nobody]))]);
  const own = found
    .clearSelect()
    .select("submissions.id", "submissions.createdAt")
    .whereRaw(`${requester} = requesters.id`)
    .orderBy([
      { column: "submissions.createdAt", order },
      { column: "submissions.id", order },
    ])
    .limit(limit);
  return db
    .from(knexQuery(requesters.as("requesters")))
    .crossJoin(raw(db, "lateral (?) as own", [own]))
    .select("own.id")
    .orderByRaw(`${requesterName} ${order}`)
    .orderBy([
      { column: "own.createdAt", order },
      { column: "own.id", order },
    ])
    .limit(limit);
}
