import type { Invitation as InvitationFacts } from "@tieout/core/user";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";

/** That somebody was asked in, by a secret of which only the hash is kept. */
export interface Invitation extends InvitationFacts {
  readonly id: string;
  readonly userId: string;
  /** Absent for who was invited by an operator. */
  readonly invitedBy?: string;
}

/** Keeps an invitation; it takes the place of those before it. */
export async function saveInvitation(
  db: Tx,
  invitation: Pick<Invitation, "id" | "userId" | "invitedBy" | "expiresAt"> & {
    readonly secretHash: Buffer;
    readonly now: Date;
  },
): Promise<void> {
  const { invitedBy, now, ...rest } = invitation;
  await revokeInvitations(db, invitation.userId, now);
  await table(db, "invitations").insert({
    tenantId: db.tenantId,
    ...rest,
    createdAt: now,
    invitedBy: invitedBy ?? null,
  });
}

export async function revokeInvitations(db: Tx, userId: string, now: Date): Promise<void> {
  await table(db, "invitations")
    .where({ tenantId: db.tenantId, userId, acceptedAt: null, revokedAt: null })
    .update({ revokedAt: now });
}

interface InvitationRow {
  readonly id: string;
  readonly userId: string;
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
}

const columns = ["id", "userId", "invitedBy", "expiresAt", "acceptedAt", "revokedAt"] as const;

/** The invitation behind a secret, whatever has become of it. */
export async function findInvitation(db: Tx, secretHash: Buffer): Promise<Invitation | undefined> {
  const row: InvitationRow | undefined = await table(db, "invitations")
    .where({ tenantId: db.tenantId, secretHash })
    .first(...columns);
  return row && withoutNulls(row);
}

/** The invitation that a login was begun with. Nobody else can accept it until the transaction ends. */
export async function lockInvitation(db: Tx, id: string): Promise<Invitation | undefined> {
  const row: InvitationRow | undefined = await table(db, "invitations")
    .where({ tenantId: db.tenantId, id })
    .forUpdate()
    .first(...columns);
  return row && withoutNulls(row);
}

/** Its mail was taken by a mail server, so that whoever waited to be invited is. */
export async function recordInvitationSent(db: Tx, id: string): Promise<void> {
  const { tenantId } = db;
  await table(db, "users")
    .where({ tenantId, status: "PendingInvite" })
    .whereIn("id", table(db, "invitations").where({ tenantId, id }).select("userId"))
    .update({ status: "Invited" });
}

export async function recordInvitationAccepted(db: Tx, id: string, now: Date): Promise<void> {
  await table(db, "invitations").where({ tenantId: db.tenantId, id }).update({ acceptedAt: now });
}
