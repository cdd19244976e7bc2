import { createHash } from "node:crypto";
import {
  type SharedLink,
  sharedLinkState,
} from "@tieout/core/submission-request/submission-request";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import type { Place } from "@tieout/server/sealing/sealer";
import {
  findSubmissionRequests,
  type StoredSubmissionRequest,
} from "../submissions/submission-request.ts";

export interface StoredSharedLink extends SharedLink {
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionRequestId: number;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly firstOpenedAt: Date | null;
}

const columns = [
  "id",
  "workspaceId",
  "submissionRequestId",
  "expiresAt",
  "createdAt",
  "createdBy",
  "firstOpenedAt",
  "deletedAt",
] as const;

interface Row extends Omit<StoredSharedLink, "deletedAt"> {
  readonly deletedAt: Date | null;
}

export const placeOfLinkSecret = (sharedLinkId: string): Place => ({
  purpose: "shared-link",
  id: sharedLinkId,
});

interface NewSharedLink {
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionRequestId: number;
  readonly secretHash: Buffer;
  /** Sealed for `placeOfLinkSecret`. */
  readonly sealedSecret: Buffer;
  readonly createdBy: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function saveSharedLink(db: Tx, { now, ...link }: NewSharedLink): Promise<void> {
  await table(db, "sharedLinks").insert({ tenantId: db.tenantId, ...link, createdAt: now });
}

/**
 * A secret's link, withdrawn and expired ones too. Of a withdrawn one only the hash's hash is kept, which opens
 * nothing.
 */
export async function findSharedLinkBySecret(
  db: Tx,
  secretHash: Buffer,
): Promise<StoredSharedLink | undefined> {
  const row: Row | undefined = await table(db, "sharedLinks")
    .where({ tenantId: db.tenantId })
    .where((link) => link.where({ secretHash }).orWhere({ tombstone: tombstoneOf(secretHash) }))
    .first(...columns);
  return row && toSharedLink(row);
}

export async function findSharedLink(db: Tx, id: string): Promise<StoredSharedLink | undefined> {
  const row: Row | undefined = await table(db, "sharedLinks")
    .where({ tenantId: db.tenantId, id })
    .first(...columns);
  return row && toSharedLink(row);
}

/** The link a workspace's request is answered by, if any. */
export async function findLinkOfRequest(
  db: Tx,
  request: Pick<StoredSharedLink, "workspaceId" | "submissionRequestId">,
): Promise<StoredSharedLink | undefined> {
  const row: Row | undefined = await table(db, "sharedLinks")
    .where({ tenantId: db.tenantId, ...request })
    .first(...columns);
  return row && toSharedLink(row);
}

/** The sealed secret, to copy a link again; each showing is audited (D-8). */
export async function findSealedLinkSecret(db: Tx, id: string): Promise<Buffer | undefined> {
  const row = await table(db, "sharedLinks")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .first("sealedSecret");
  return row?.sealedSecret ?? undefined;
}

export async function markSharedLinkOpened(db: Tx, id: string, now: Date): Promise<void> {
  await table(db, "sharedLinks")
    .where({ tenantId: db.tenantId, id })
    .update({ firstOpenedAt: db.raw("coalesce(first_opened_at, ?)", [now]), lastOpenedAt: now });
}

/** Expires a link early, with its sessions (D-9). */
export async function expireSharedLink(
  db: Tx,
  id: string,
  { expiredBy, now }: { readonly expiredBy: string; readonly now: Date },
): Promise<boolean> {
  const expired = await table(db, "sharedLinks")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .where("expiresAt", ">", now)
    .update({ expiresAt: now, expiredBy });
  await revokeSessions(db, id, now);
  return expired === 1;
}

/** Withdraws a link: destroys its secret and ends its sessions. */
export async function deleteSharedLink(
  db: Tx,
  id: string,
  { deletedBy, now }: { readonly deletedBy: string; readonly now: Date },
): Promise<boolean> {
  const deleted = await table(db, "sharedLinks")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({
      tombstone: db.raw("sha256(secret_hash)"),
      secretHash: null,
      sealedSecret: null,
      deletedAt: now,
      deletedBy,
    });
  await revokeSessions(db, id, now);
  return deleted === 1;
}

/** Withdraws all of a workspace's links and ends all its visitors' sessions. */
export async function deleteWorkspaceLinks(
  db: Tx,
  workspaceId: string,
  by: { readonly deletedBy: string; readonly now: Date },
): Promise<void> {
  const { tenantId } = db;
  const ids: string[] = await table(db, "sharedLinks")
    .where({ tenantId, workspaceId, deletedAt: null })
    .pluck("id");
  for (const id of ids) await deleteSharedLink(db, id, by);
  await table(db, "linkSessions")
    .where({ tenantId, workspaceId, revokedAt: null })
    .update({ revokedAt: by.now });
}

async function revokeSessions(db: Tx, sharedLinkId: string, now: Date): Promise<void> {
  await table(db, "linkSessions")
    .where({ tenantId: db.tenantId, sharedLinkId, revokedAt: null })
    .update({ revokedAt: now });
}

function tombstoneOf(secretHash: Buffer): Buffer {
  return createHash("sha256").update(secretHash).digest();
}

function toSharedLink({ deletedAt, ...row }: Row): StoredSharedLink {
  return { ...row, ...(deletedAt && { deletedAt }) };
}

export interface ListedSharedLink {
  readonly request: StoredSubmissionRequest;
  readonly isOpen: boolean;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly createdBy?: string;
  readonly firstOpenedAt?: Date;
  readonly lastOpenedAt?: Date;
}

/** A workspace's links, newest first, without deleted ones. */
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
  const requests = await findSubmissionRequests(
    db,
    workspaceId,
    rows.map(({ submissionRequestId }) => submissionRequestId),
  );

  return rows.flatMap(({ submissionRequestId, ...row }) => {
    const request = requests.get(submissionRequestId);
    const isOpen = sharedLinkState(row, now) === "open";
    return request ? [{ ...withoutNulls(row), isOpen, request }] : [];
  });
}
