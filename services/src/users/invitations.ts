import { randomUUID } from "node:crypto";
import { type Invitation as InvitationFacts, invitationSeconds } from "@tieout/core/user";
import { table } from "@tieout/server/database/table";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import type { InvitationMail } from "../mail/access-mails.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { placeOfMailSecret } from "../mail/secret-link.ts";
import type { User } from "./user.ts";

/** An invitation; of its secret only the hash is kept. */
export interface Invitation extends InvitationFacts {
  readonly id: string;
  readonly userId: string;
  /** Absent if an operator invited. */
  readonly invitedBy?: string;
}

/** Saves an invitation in place of earlier ones. */
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

/** The invitation of a secret, in any state. */
export async function findInvitation(db: Tx, secretHash: Buffer): Promise<Invitation | undefined> {
  const row: InvitationRow | undefined = await table(db, "invitations")
    .where({ tenantId: db.tenantId, secretHash })
    .first(...columns);
  return row && withoutNulls(row);
}

/** Locks the invitation a login began with, so it's accepted once. */
export async function lockInvitation(db: Tx, id: string): Promise<Invitation | undefined> {
  const row: InvitationRow | undefined = await table(db, "invitations")
    .where({ tenantId: db.tenantId, id })
    .forUpdate()
    .first(...columns);
  return row && withoutNulls(row);
}

/** A mail server took the mail, so a user who waited for it is invited now. */
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

/**
 * Creates an invitation and queues its mail in the caller's transaction. Its secret is kept as a hash, and sealed
 * until the mail is sent. The user counts as invited once a mail server has taken it.
 */
export async function invite(
  db: Tx,
  sealer: Sealer,
  {
    user,
    inviter,
    now,
  }: {
    readonly user: User;
    /** Absent if an operator invites. */
    readonly inviter?: User;
    readonly now: Date;
  },
): Promise<{ readonly expiresAt: Date }> {
  const [id, mailDeliveryId] = [randomUUID(), randomUUID()];
  const { secret, hash: secretHash } = newSecret();
  const expiresAt = new Date(now.getTime() + invitationSeconds * 1_000);
  await saveInvitation(db, {
    id,
    userId: user.id,
    secretHash,
    expiresAt,
    now,
    ...(inviter && { invitedBy: inviter.id }),
  });

  const tenant = await findTenant(db);
  const { seal } = await sealer.forTenant(db);
  const content: InvitationMail = {
    invitationId: id,
    ...(inviter && {
      invitedBy: { name: inviter.displayName, emailAddress: inviter.emailAddress },
    }),
    emailAddress: user.emailAddress,
    roles: [...user.roleNames],
    expiresAt: expiresAt.toISOString(),
    timeZone: user.timeZone ?? tenant.timeZone,
    secretLink: new URL("/invitation", await canonicalOrigin(db, "lender")).href,
  };
  await saveMailDelivery(db, {
    id: mailDeliveryId,
    kind: "invitation",
    toAddress: user.emailAddress,
    content,
    now,
    language: user.language ?? tenant.defaultLanguage,
    sealedSecret: seal(placeOfMailSecret(mailDeliveryId), secret),
  });
  await enqueue(db, "send-mail", { mailDeliveryId }, { jobKey: `mail:${mailDeliveryId}` });
  return { expiresAt };
}
