import type { UserCopyFacts } from "@tieout/core/submission";
import type { Tx } from "../with-tenant.ts";
import { type WithoutNulls, withoutNulls } from "../without-nulls.ts";

export type UserCopyState = "AwaitingConfirmation" | "Building" | "Ready" | "Failed";

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

/** A borrower's copy of what they shared: who asked for it, and how far it is. */
export type UserCopy = WithoutNulls<UserCopyRow>;

const columns = [
  "id",
  "submissionId",
  "financialRecordId",
  "address",
  "language",
  "state",
  "requestedAt",
  "readyAt",
];

export interface NewUserCopy
  extends Pick<UserCopyRow, "id" | "submissionId" | "financialRecordId" | "address" | "language"> {
  readonly state: "AwaitingConfirmation" | "Building";
  readonly linkSessionId: string;
  readonly now: Date;
}

export async function saveUserCopy(db: Tx, { now, ...copy }: NewUserCopy): Promise<void> {
  await db("userCopies").insert({ tenantId: db.tenantId, ...copy, requestedAt: now });
}

export async function findUserCopy(db: Tx, id: string): Promise<UserCopy | undefined> {
  const row: UserCopyRow | undefined = await db("userCopies")
    .where({ tenantId: db.tenantId, id })
    .first(...columns);
  return row && withoutNulls(row);
}

/** Who asked for a copy of a submission, the newest first. */
export async function listUserCopies(db: Tx, submissionId: string): Promise<UserCopy[]> {
  const rows: UserCopyRow[] = await db("userCopies")
    .where({ tenantId: db.tenantId, submissionId })
    .orderBy([{ column: "requestedAt", order: "desc" }, { column: "id" }])
    .select(...columns);
  return rows.map(withoutNulls);
}

/** The copy that an address waits for already: one that is being made, or will be once it's confirmed. */
export async function findAwaitedUserCopy(
  db: Tx,
  submissionId: string,
  address: string,
): Promise<UserCopy | undefined> {
  const row: UserCopyRow | undefined = await db("userCopies")
    .where({ tenantId: db.tenantId, submissionId })
    .whereIn("state", ["AwaitingConfirmation", "Building"])
    .whereRaw("lower(address) = lower(?)", [address])
    .first(...columns);
  return row && withoutNulls(row);
}

/** Copies that were asked for to an address which wasn't confirmed yet. */
export async function awaitedUserCopies(
  db: Tx,
  submissionId: string,
  address: string,
): Promise<string[]> {
  return db("userCopies")
    .where({ tenantId: db.tenantId, submissionId, state: "AwaitingConfirmation" })
    .whereRaw("lower(address) = lower(?)", [address])
    .pluck("id");
}

/** The address is confirmed: the copy can be made. */
export async function beginUserCopy(db: Tx, id: string): Promise<void> {
  await db("userCopies")
    .where({ tenantId: db.tenantId, id, state: "AwaitingConfirmation" })
    .update({ state: "Building" });
}

/** The copy is in storage, and can be had by its secret. */
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
  await db("userCopies")
    .where({ tenantId: db.tenantId, id, state: "Building" })
    .update({ ...rest, state: "Ready", readyAt: now });
}

/** There is nothing to make it of any more. */
export async function failUserCopy(db: Tx, id: string): Promise<void> {
  await db("userCopies")
    .where({ tenantId: db.tenantId, id, state: "Building" })
    .update({ state: "Failed" });
}

/** A copy that was made, with what its page says of it. */
export interface ReadyUserCopy extends UserCopyFacts {
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

/** The copy that a mail's secret opens; none once its file, its collection or its workspace is gone. */
export async function findUserCopyBySecret(
  db: Tx,
  secretHash: Buffer,
): Promise<ReadyUserCopy | undefined> {
  const row = await db("userCopies")
    .join("submissions", function () {
      this.on("submissions.tenantId", "userCopies.tenantId").andOn(
        "submissions.id",
        "userCopies.submissionId",
      );
    })
    .join("workspaces", function () {
      this.on("workspaces.tenantId", "submissions.tenantId").andOn(
        "workspaces.id",
        "submissions.workspaceId",
      );
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
      "expiresAt",
      "downloadsLeft",
      "fileName",
      "fileSize",
      "storageKey",
      "requestingUserId",
      "submissions.workspaceId",
      { submittedAt: "submissions.createdAt", workspaceName: "workspaces.displayName" },
    );
  return row && withoutNulls(row);
}

/** Counts one download more. Whether there was one left. */
export async function takeUserCopyDownload(db: Tx, id: string): Promise<boolean> {
  const taken = await db("userCopies")
    .where({ tenantId: db.tenantId, id })
    .where("downloadsLeft", ">", 0)
    .decrement("downloadsLeft", 1);
  return taken === 1;
}

/** Where a copy's file is, while there is one. */
export async function findUserCopyFile(db: Tx, id: string): Promise<string | undefined> {
  const row = await db("userCopies").where({ tenantId: db.tenantId, id }).first("storageKey");
  return row?.storageKey ?? undefined;
}

/** The file is gone. */
export async function forgetUserCopyFile(db: Tx, id: string): Promise<void> {
  await db("userCopies").where({ tenantId: db.tenantId, id }).update({ storageKey: null });
}
