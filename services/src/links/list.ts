import { sharedLinkState } from "@tieout/core/submission-request";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import {
  listSubmissionRequests,
  type StoredSubmissionRequest,
} from "../submissions/submission-request.ts";

/** A link as the workspace's page lists it, with what it asks for. */
export interface ListedSharedLink {
  readonly request: StoredSubmissionRequest;
  readonly isOpen: boolean;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly createdBy?: string;
  readonly firstOpenedAt?: Date;
  readonly lastOpenedAt?: Date;
}

/** A workspace's links, newest first; deleted ones are gone from the list. */
export async function listSharedLinks(
  db: Tx,
  workspaceId: string,
  now: Date,
): Promise<ListedSharedLink[]> {
  const rows = await table(db, "sharedLinks")
    .leftJoin("users", {
      "users.tenantId": "sharedLinks.tenantId",
      "users.id": "sharedLinks.createdBy",
    })
    .where({
      "sharedLinks.tenantId": db.tenantId,
      workspaceId,
      "sharedLinks.deletedAt": null,
    })
    .orderBy("sharedLinks.createdAt", "desc")
    .select("submissionRequestId", "expiresAt", "sharedLinks.createdAt")
    .select("firstOpenedAt", "lastOpenedAt")
    .select({
      createdBy: computed<string | null>(
        db,
        `coalesce(
        nullif(users.display_name, ''),
        nullif(trim(users.first_name || ' ' || users.last_name), ''),
        users.email_address
      )`,
      ),
    });
  const requests = await listSubmissionRequests(db, workspaceId);
  const requestOf = new Map(requests.map((request) => [request.id, request]));

  return rows.flatMap(({ submissionRequestId, ...row }) => {
    const request = requestOf.get(submissionRequestId);
    const isOpen = sharedLinkState(row, now) === "open";
    return request ? [{ ...withoutNulls(row), isOpen, request }] : [];
  });
}
