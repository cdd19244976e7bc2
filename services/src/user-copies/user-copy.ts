import type { UserCopyFacts } from "@tieout/core/submission";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

/** None waits for a confirmation any more; older rows may. */
type UserCopyState = "AwaitingConfirmation" | "Building" | "Ready" | "Failed";

interface UserCopyRow {
  readonly id: string;
  readonly submissionId: string;
  readonly financialRecordId: string;
  readonly address: string;
  readonly language: "en" | "es" | "fr";
  readonly state: UserCopyState;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
}

export type UserCopy = WithoutNulls<UserCopyRow>;

const userCopyColumns = [
  "id",
  "submissionId",
  "financialRecordId",
  "address",
  "language",
  "state",
  "requestedAt",
  "readyAt",
] as const;

interface NewUserCopy
  extends Pick<UserCopyRow, "id" | "submissionId" | "financialRecordId" | "address" | "language"> {
  readonly linkSessionId: string;
  readonly now: Date;
}

export async function saveUserCopy(db: Tx, { now, ...copy }: NewUserCopy): Promise<void> {
  await table(db, "userCopies").insert({
    tenantId: db.tenantId,
    ...copy,
    state: "Building",
    requestedAt: now,
  });
}

export async function findUserCopy(db: Tx, id: string): Promise<UserCopy | undefined> {
  const row = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id })
    .first(...userCopyColumns);
  return row && withoutNulls(row);
}

export async function listUserCopies(db: Tx, submissionId: string): Promise<UserCopy[]> {
  const rows = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, submissionId })
    .orderBy([{ column: "requestedAt", order: "desc" }, { column: "id" }])
    .select(...userCopyColumns);
  return rows.map(withoutNulls);
}

/** A copy that is being built. */
export interface UserCopyInHand {
  readonly address: string;
}

/** A visitor's latest copy not yet sent. */
export async function findUserCopyInHand(
  db: Tx,
  {
    submissionId,
    linkSessionId,
  }: { readonly submissionId: string; readonly linkSessionId: string },
): Promise<UserCopyInHand | undefined> {
  return table(db, "userCopies")
    .where({ tenantId: db.tenantId, submissionId, linkSessionId, state: "Building" })
    .orderBy([{ column: "requestedAt", order: "desc" }, { column: "id" }])
    .first("address");
}

export async function listBegunUserCopies(db: Tx, financialRecordId: string): Promise<string[]> {
  return table(db, "userCopies")
    .where({ tenantId: db.tenantId, financialRecordId, state: "Building" })
    .pluck("id");
}

/** Marks a copy as stored; its secret opens it. */
export async function finishUserCopy(
  db: Tx,
  id: string,
  ready: {
    readonly secretHash: Buffer;
    readonly fileName: string;
    readonly fileSize: number;
    readonly storageKey: string;
    readonly expiresAt: Date;
    readonly downloadsLeft: number;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...rest } = ready;
  await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id, state: "Building" })
    .update({ ...rest, state: "Ready", readyAt: now });
}

/** Fails a copy whose source is gone. */
export async function failUserCopy(db: Tx, id: string): Promise<void> {
  await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id, state: "Building" })
    .update({ state: "Failed" });
}

interface ReadyUserCopy extends UserCopyFacts {
  readonly id: string;
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly submissionId: string;
  readonly financialRecordId: string;
  readonly submittedAt: Date;
  readonly requestingUserId?: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly storageKey: string;
}

/** The copy a mail's secret opens; none once its file, collection or workspace is gone. */
export async function findUserCopyBySecret(
  db: Tx,
  secretHash: Buffer,
): Promise<ReadyUserCopy | undefined> {
  const row = await table(db, "userCopies")
    .join("submissions", {
      "submissions.tenantId": "userCopies.tenantId",
      "submissions.id": "userCopies.submissionId",
    })
    .join("workspaces", {
      "workspaces.tenantId": "submissions.tenantId",
      "workspaces.id": "submissions.workspaceId",
    })
    .where({ "userCopies.tenantId": db.tenantId, secretHash })
    .whereNotNull("storageKey")
    .whereNull("workspaces.deletedAt")
    .whereNull("submissions.filesDeletedAt")
    .whereNull("submissions.withheldAt")
    .first(
      "userCopies.id",
      "submissionId",
      "userCopies.financialRecordId",
      "downloadsLeft",
      "storageKey",
      "requestingUserId",
      "submissions.workspaceId",
      {
        submittedAt: "submissions.createdAt",
        workspaceName: "workspaces.displayName",
        // Set on every stored copy.
        expiresAt: computed<Date>(db, "user_copies.expires_at"),
        fileName: computed<string>(db, "file_name"),
        fileSize: computed<number>(db, "file_size"),
      },
    );
  return row && withoutNulls(row);
}

/** Counts a download. False if none were left. */
export async function takeUserCopyDownload(db: Tx, id: string): Promise<boolean> {
  const taken = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id })
    .where("downloadsLeft", ">", 0)
    .decrement("downloadsLeft", 1);
  return taken === 1;
}

export async function findUserCopyFile(db: Tx, id: string): Promise<string | undefined> {
  const row = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id })
    .first("storageKey");
  return row?.storageKey ?? undefined;
}

export async function forgetUserCopyFile(db: Tx, id: string): Promise<void> {
  await table(db, "userCopies").where({ tenantId: db.tenantId, id }).update({ storageKey: null });
}
