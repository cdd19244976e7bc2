import type { UserCopyFacts } from "@tieout/core/submission";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";

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
        // A copy whose file is in storage has them.
        expiresAt: computed<Date>(db, "user_copies.expires_at"),
        fileName: computed<string>(db, "file_name"),
        fileSize: computed<number>(db, "file_size"),
      },
    );
  return row && withoutNulls(row);
}

/** Counts one download more. Whether there was one left. */
export async function takeUserCopyDownload(db: Tx, id: string): Promise<boolean> {
  const taken = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id })
    .where("downloadsLeft", ">", 0)
    .decrement("downloadsLeft", 1);
  return taken === 1;
}

/** Where a copy's file is, while there is one. */
export async function findUserCopyFile(db: Tx, id: string): Promise<string | undefined> {
  const row = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id })
    .first("storageKey");
  return row?.storageKey ?? undefined;
}

/** The file is gone. */
export async function forgetUserCopyFile(db: Tx, id: string): Promise<void> {
  await table(db, "userCopies").where({ tenantId: db.tenantId, id }).update({ storageKey: null });
}
