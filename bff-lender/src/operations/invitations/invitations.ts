import { invitationState } from "@tieout/core/user";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import type { CallBase, Caller } from "@tieout/server/http/operation";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { hashOf } from "@tieout/server/sealing/secrets";
import { findInvitation, type Invitation } from "@tieout/services/users/invitations";
import { findUser, type User } from "@tieout/services/users/user";
import type { Handler } from "../operation.ts";
import { startLogin } from "../sign-in/start-login.ts";

export const checkInvitation: Handler<"checkInvitation"> = async ({ body: { secret } }, call) => {
  const { invitation, user } = await openInvitation(secret, call);
  const { invitedBy, expiresAt } = invitation;
  const inviter = invitedBy && (await call.tx((db) => findUser(db, invitedBy)));
  return {
    status: 200,
    body: {
      displayName: user.displayName,
      emailAddress: user.emailAddress,
      ...(inviter && { invitedBy: inviter.displayName }),
      roles: [...user.roleNames],
      expirationTime: expiresAt.toISOString(),
    },
  };
};

/** A POST rather than a page, to keep the secret out of addresses. */
export const beginInvitedLogin: Handler<"beginInvitedLogin"> = async (
  { body: { secret, uiLocales } },
  call,
) => {
  const { invitation, user } = await openInvitation(secret, call);
  const invited = { invitationId: invitation.id, emailAddress: user.emailAddress };
  const { location, cookie } = await startLogin(call, { uiLocales, invited });
  return { status: 200, body: { location }, headers: { "set-cookie": cookie } };
};

/** Secrets a network may try per minute. */
const triesAMinute = 30;

interface OpenedInvitation {
  readonly invitation: Invitation;
  readonly user: User;
}

/** Loads the invitation of a secret, if it can be accepted. */
async function openInvitation(
  secret: string,
  { tx, now, addressPrefix }: CallBase<Caller>,
): Promise<OpenedInvitation> {
  const rate = { operation: "open-invitation", addressPrefix, windowSeconds: 60 };
  if (!(await tx((db) => withinRateLimit(db, { ...rate, limit: triesAMinute }, now)))) {
    throw new Refusal(refusal("too-many-tries"));
  }

  return tx(async (db) => {
    const invitation = await findInvitation(db, hashOf(secret));
    if (!invitation) throw new Refusal(notFound());
    const state = invitationState(invitation, now);
    if (state !== "open") throw new Refusal(refusal(state));
    const user = await findUser(db, invitation.userId);
    if (!user) throw new Refusal(notFound());
    return { invitation, user };
  });
}

const askAgain = "ask-to-be-invited-again";

function refusal(why: "too-many-tries" | "used" | "replaced" | "expired") {
  switch (why) {
    case "too-many-tries":
      return problem(429, why, { title: "too-many-invitations-tried" });
    case "used":
      return problem(410, "invitation-used", { title: "invitation-used", detail: "log-in" });
    case "replaced":
      return problem(410, "invitation-replaced", {
        title: "invitation-replaced",
        detail: "look-for-newer-invitation",
      });
    case "expired":
      return problem(410, "invitation-expired", { title: "invitation-expired", detail: askAgain });
  }
}
