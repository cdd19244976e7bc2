import { knexQuery, raw, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import type { Knex } from "knex";
import type { LinkSession } from "../links/link-session.ts";
import { type Collections, type Submission, submissions } from "./submission.ts";

/** Limit, since each one's permissions are computed. */
const visitorSees = 50;

/** A request's submissions, newest first, as a later visitor may see them (D-9); withdrawn ones are left out. */
export async function listSubmissionsOfRequest(
  db: Tx,
  submissionRequestId: number,
): Promise<Submission[]> {
  const rows = await submissions(db)
    .where({ "submissions.submissionRequestId": submissionRequestId })
    // A lender's unconnected submission isn't for visitors.
    .whereNot((lenders) =>
      lenders.where({ "submissions.sourceFlow": "lender" }).whereNull("submissions.recordStatus"),
    )
    .whereNull("submissions.deletedAt")
    .whereNull("submissions.withdrawnAt")
    .orderBy("submissions.createdAt", "desc")
    .limit(visitorSees);
  return rows.map(withoutNulls);
}

/** A visitor's own submissions, newest first: all an anonymous visitor may see. */
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

/** When what was shared for a request was last withdrawn; what a visitor shared, where there is no request. */
export async function findLastWithdrawal(
  db: Tx,
  {
    id,
    workspaceId,
    submissionRequestId,
  }: Pick<LinkSession, "id" | "workspaceId" | "submissionRequestId">,
): Promise<Date | undefined> {
  const asked =
    submissionRequestId === undefined
      ? { submissionRequestId: null, linkSessionId: id }
      : { submissionRequestId };
  const row = await table(db, "submissions")
    .where({ tenantId: db.tenantId, workspaceId, deletedAt: null, ...asked })
    .whereNotNull("withdrawnAt")
    .orderBy("withdrawnAt", "desc")
    .first("withdrawnAt");
  return row?.withdrawnAt ?? undefined;
}

/** Whether books are being read over another connection for the same request, or for anonymous visitors if none. */
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

/** Whether books arrived for that request, or from the workspace's anonymous visitors. */
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

/** Stands for no requester. */
const nobody = "00000000-0000-0000-0000-000000000000";

// Matches the index: under a policy PostgreSQL doesn't use it for `coalesce`, which isn't leakproof.
const requester = `case when submissions.requesting_user_id is null then '${nobody}'
  else submissions.requesting_user_id end`;

/** Sort key by requester; empty for none. */
export const requesterName =
  "lower(coalesce(requesters.first_name, '') || ' ' || coalesce(requesters.last_name, ''))";

/** The first ids by requester name: no index spans two tables, so it takes a few of each requester by creation. */
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
