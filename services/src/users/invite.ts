import { randomUUID } from "node:crypto";
import { invitationSeconds } from "@tieout/core/user";
import { canonicalOrigin, findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Sealer } from "@tieout/server/sealing/sealer";
import { newSecret } from "@tieout/server/sealing/secrets";
import type { InvitationMail } from "../mail/contents.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { placeOfMailSecret } from "../mail/secret-link.ts";
import { saveInvitation } from "./invitations.ts";
import type { User } from "./user.ts";

/**
 * Makes an invitation and queues its mail, in the caller's transaction. The secret is kept as a hash, and
 * sealed until the mail has gone out. Who waits for it is invited once a mail server has taken it.
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
    /** Absent where an operator invites. */
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
