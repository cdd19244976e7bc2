import { randomInt } from "node:crypto";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import type { Row } from "@tieout/server/database/rows";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export type CollectionMode = "shareable" | "direct" | "excel";

/** A stored request: core's, with the requester and how the borrower comes in. */
export interface StoredSubmissionRequest extends SubmissionRequest {
  readonly workspaceId: string;
  readonly mode: CollectionMode;
  readonly requestingUserId?: string;
  readonly createdAt: Date;
}

/** Request ids are only used with their owner. */
export interface SubmissionRequestKey {
  readonly workspaceId: string;
  readonly id: number;
}

export async function findSubmissionRequest(
  db: Tx,
  { workspaceId, id }: SubmissionRequestKey,
): Promise<StoredSubmissionRequest | undefined> {
  const row = await table(db, "submissionRequests")
    .where({ tenantId: db.tenantId, id, workspaceId })
    .first();
  return row && toSubmissionRequest(row);
}

/** These requests of a workspace, by id. */
export async function findSubmissionRequests(
  db: Tx,
  workspaceId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredSubmissionRequest>> {
  const rows = await table(db, "submissionRequests")
    .where({ tenantId: db.tenantId, workspaceId })
    .whereIn("id", [...ids]);
  return new Map(rows.map((row) => [row.id, toSubmissionRequest(row)]));
}

/** Saves a request under a random number (D-37), which it returns. */
export async function saveSubmissionRequest(
  db: Tx,
  request: Omit<StoredSubmissionRequest, "id" | "createdAt"> & { readonly now: Date },
): Promise<number> {
  const { now, mostRecentDay, requestingUserId, updatesForMonths, groups, ...rest } = request;
  const id = randomId();
  await table(db, "submissionRequests").insert({
    tenantId: db.tenantId,
    id,
    ...rest,
    groups: [...groups],
    mostRecentDay: mostRecentDay ?? null,
    requestingUserId: requestingUserId ?? null,
    updatesForMonths: updatesForMonths ?? null,
    createdAt: now,
  });
  return id;
}

/** From 1 to 2^53 − 1, in two draws since one is at most 48 bits; a clash is one in a quadrillion. */
function randomId(): number {
  return randomInt(2 ** 26) * 2 ** 27 + randomInt(1, 2 ** 27);
}

function toSubmissionRequest(row: Row<"submissionRequests">): StoredSubmissionRequest {
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    mode: row.mode,
    groups: row.groups,
    basis: row.basis,
    fullFiscalYears: row.fullFiscalYears,
    endOfImport: row.endOfImport,
    ...(row.mostRecentDay && { mostRecentDay: row.mostRecentDay }),
    anonymizeCustomersAndVendors: row.anonymizeCustomersAndVendors,
    provideUserCopy: row.provideUserCopy,
    allowUserUpload: row.allowUserUpload,
    ...(row.updatesForMonths && { updatesForMonths: row.updatesForMonths }),
    ...(row.requestingUserId && { requestingUserId: row.requestingUserId }),
    createdAt: row.createdAt,
  };
}
