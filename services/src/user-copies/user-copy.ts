import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

export type UserCopyState = "AwaitingConfirmation" | "Building" | "Ready" | "Failed";

export interface UserCopyRow {
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

export const userCopyColumns = [
  "id",
  "submissionId",
  "financialRecordId",
  "address",
  "language",
  "state",
  "requestedAt",
  "readyAt",
] as const;

export interface NewUserCopy
  extends Pick<UserCopyRow, "id" | "submissionId" | "financialRecordId" | "address" | "language"> {
  readonly state: "AwaitingConfirmation" | "Building";
  readonly linkSessionId: string;
  readonly now: Date;
}

export async function saveUserCopy(db: Tx, { now, ...copy }: NewUserCopy): Promise<void> {
  await table(db, "userCopies").insert({ tenantId: db.tenantId, ...copy, requestedAt: now });
}

export async function findUserCopy(db: Tx, id: string): Promise<UserCopy | undefined> {
  const row = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id })
    .first(...userCopyColumns);
  return row && withoutNulls(row);
}

/** Who asked for a copy of a submission, the newest first. */
export async function listUserCopies(db: Tx, submissionId: string): Promise<UserCopy[]> {
  const rows = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, submissionId })
    .orderBy([{ column: "requestedAt", order: "desc" }, { column: "id" }])
    .select(...userCopyColumns);
  return rows.map(withoutNulls);
}
