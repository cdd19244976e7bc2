import { acceptInvitation, invitationState } from "@tieout/core/user";
import {
  bindUser,
  findUser,
  findUserBySubject,
  lockInvitation,
  recordInvitationAccepted,
  saveAuditEvent,
  type Tx,
  type User,
} from "@tieout/server/database";
import type { Person } from "./identity-provider.ts";

export type Admitted =
  | { readonly result: "admitted"; readonly user: User }
  /** Back to a page of ours that says why. */
  | { readonly result: "refused"; readonly location: string };

/**
 * Binds who was invited to the person whom the provider vouches for (D-1): only by an invitation that is
 * open still, and only where the provider has confirmed the very address that it was sent to.
 */
export async function acceptByLogin(
  db: Tx,
  {
    invitationId,
    person,
    requestId,
    now,
  }: {
    readonly invitationId: string;
    readonly person: Person;
    readonly requestId: string;
    readonly now: Date;
  },
): Promise<Admitted> {
  const invitation = await lockInvitation(db, invitationId);
  const invited = invitation && (await findUser(db, invitation.userId));
  if (!invited || invitationState(invitation, now) !== "open") return refused("over");
  const acceptance = acceptInvitation(invited, person);
  if (acceptance !== "accepted") return refused(acceptance);
  if (await findUserBySubject(db, person)) return refused("other-address");
  if (!(await bindUser(db, invited.id, person, now))) return refused("over");

  await recordInvitationAccepted(db, invitationId, now);
  const actor = { kind: "user", id: invited.id } as const;
  await saveAuditEvent(db, {
    at: now,
    action: "invitation-accepted",
    actor,
    subjectId: invitationId,
    requestId,
  });
  return { result: "admitted", user: invited };
}

const refused = (why: "over" | "not-verified" | "other-address"): Admitted => ({
  result: "refused",
  location: `/invitation?problem=${why}`,
});
