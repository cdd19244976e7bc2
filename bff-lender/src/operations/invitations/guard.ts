import { invitationState } from "@tieout/core/user";
import {
  findInvitation,
  findUser,
  type Invitation,
  type User,
  withinRateLimit,
} from "@tieout/server/database";
import { type CallBase, notFound, problem, type Visitor } from "@tieout/server/http";
import { hashOf } from "@tieout/server/sealing";

/** Secrets that a network may try in a minute. */
const triesAMinute = 30;

export type OpenedInvitation =
  | { readonly result: "open"; readonly invitation: Invitation; readonly user: User }
  | { readonly result: "refused"; readonly reply: ReturnType<typeof refusal> };

/** The invitation behind a secret, while it can be accepted. */
export async function openInvitation(
  secret: string,
  { tx, now, addressPrefix }: CallBase<Visitor>,
): Promise<OpenedInvitation> {
  const rate = { operation: "open-invitation", addressPrefix, windowSeconds: 60 };
  if (!(await tx((db) => withinRateLimit(db, { ...rate, limit: triesAMinute }, now)))) {
    return { result: "refused", reply: refusal("too-many-tries") };
  }

  return tx(async (db) => {
    const invitation = await findInvitation(db, hashOf(secret));
    if (!invitation) return { result: "refused", reply: refusal("not-found") };
    const state = invitationState(invitation, now);
    if (state !== "open") return { result: "refused", reply: refusal(state) };
    const user = await findUser(db, invitation.userId);
    return user
      ? { result: "open", invitation, user }
      : { result: "refused", reply: refusal("not-found") };
  });
}

const askAgain = "Ask whoever invited you to invite you again.";

function refusal(why: "not-found" | "too-many-tries" | "used" | "replaced" | "expired") {
  switch (why) {
    case "not-found":
      return notFound();
    case "too-many-tries":
      return problem(429, why, "Too many invitations were tried. Please wait a minute.");
    case "used":
      return problem(410, "invitation-used", "This invitation has been accepted.", "Log in.");
    case "replaced":
      return problem(
        410,
        "invitation-replaced",
        "This invitation is no longer good.",
        "A newer one may have been sent. Look for it, or ask whoever invited you.",
      );
    case "expired":
      return problem(410, "invitation-expired", "This invitation has expired.", askAgain);
  }
}
