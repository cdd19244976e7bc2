import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import { type UserCopy, userCopyColumns } from "./user-copy.ts";

/** An address that waits for a copy: for its own confirmation first, or for the copy to be made. */
export interface UserCopyInHand {
  readonly address: string;
  readonly state: "AwaitingConfirmation" | "Building";
}

const toBeSent: readonly UserCopyInHand["state"][] = ["AwaitingConfirmation", "Building"];

/** The copy that an address waits for already: one that is being made, or will be once it's confirmed. */
export async function findAwaitedUserCopy(
  db: Tx,
  submissionId: string,
  address: string,
): Promise<UserCopy | undefined> {
  const row = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, submissionId })
    .whereIn("state", toBeSent)
    .whereRaw("lower(address) = lower(?)", [address])
    .first(...userCopyColumns);
  return row && withoutNulls(row);
}

/** The copy that a visitor asked for last, of those that are still to be sent. */
export async function findUserCopyInHand(
  db: Tx,
  {
    submissionId,
    linkSessionId,
  }: { readonly submissionId: string; readonly linkSessionId: string },
): Promise<UserCopyInHand | undefined> {
  const row = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, submissionId, linkSessionId })
    .whereIn("state", toBeSent)
    .orderBy([{ column: "requestedAt", order: "desc" }, { column: "id" }])
    .first("address", "state");
  if (row?.state !== "AwaitingConfirmation" && row?.state !== "Building") return undefined;
  return { address: row.address, state: row.state };
}

/** Copies that were asked for to an address which wasn't confirmed yet. */
export async function awaitedUserCopies(
  db: Tx,
  submissionId: string,
  address: string,
): Promise<string[]> {
  return table(db, "userCopies")
    .where({ tenantId: db.tenantId, submissionId, state: "AwaitingConfirmation" })
    .whereRaw("lower(address) = lower(?)", [address])
    .pluck("id");
}

/**
 * Gives up copies that wait for other addresses to be confirmed, which may have been mistyped and be a stranger's.
 * Gives these addresses.
 */
export async function dropOtherAwaitedUserCopies(
  db: Tx,
  submissionId: string,
  address: string,
): Promise<string[]> {
  const dropped = await table(db, "userCopies")
    .where({ tenantId: db.tenantId, submissionId, state: "AwaitingConfirmation" })
    .whereRaw("lower(address) <> lower(?)", [address])
    .delete()
    .returning(["address"]);
  return dropped.map((copy) => copy.address);
}

/** The address is confirmed: the copy can be made. */
export async function beginUserCopy(db: Tx, id: string): Promise<void> {
  await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id, state: "AwaitingConfirmation" })
    .update({ state: "Building" });
}

/** Copies of a record that are to be made. */
export async function listBegunUserCopies(db: Tx, financialRecordId: string): Promise<string[]> {
  return table(db, "userCopies")
    .where({ tenantId: db.tenantId, financialRecordId, state: "Building" })
    .pluck("id");
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
  await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id, state: "Building" })
    .update({ ...rest, state: "Ready", readyAt: now });
}

/** There is nothing to make it of any more. */
export async function failUserCopy(db: Tx, id: string): Promise<void> {
  await table(db, "userCopies")
    .where({ tenantId: db.tenantId, id, state: "Building" })
    .update({ state: "Failed" });
}
