import { mayAboutUser } from "@tieout/core/user";
import { saveAuditEvent, withinRateLimit } from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { invite } from "@tieout/server/inviting";
import { notifyUserInvited } from "@tieout/server/notifying";
import type { Handler } from "../../operation.ts";
import { managesUsers, mayNotManageUsers, ownAccount, userAskedFor } from "./guard.ts";
import { presentDetailedUser } from "./presenter.ts";

/** Invitations that a network may have sent in an hour: a whole team is added at once. */
const invitationsAnHour = 200;

export const inviteUser: Handler<"inviteUser"> = async (
  { params: { userId } },
  { tx, once, now, requestId, addressPrefix, caller, sealer },
) => {
  if (!managesUsers(caller)) return mayNotManageUsers();
  const { tenantId, userId: actorId } = caller;
  const rate = { operation: "invite-user", addressPrefix, windowSeconds: 3_600 };
  const limit = invitationsAnHour;
  if (!(await tx((db) => withinRateLimit(db, { ...rate, limit }, now)))) {
    return problem(429, "too-many-tries", "Too many invitations were sent. Please wait an hour.");
  }

  return once(async (db) => {
    const about = await userAskedFor(db, userId);
    if (about.result === "refused") return about.reply;
    const { user } = about;
    if (user.id === actorId) return ownAccount();
    if (!mayAboutUser({ actorId, user }).reinvite) {
      return problem(409, "already-active", "This user has accepted their invitation already.");
    }
    const inviter = await userAskedFor(db, actorId);
    if (inviter.result === "refused") return notFound();

    const { expiresAt } = await invite(db, sealer, { user, inviter: inviter.user, now });
    await notifyUserInvited(db, { userId, invitedBy: actorId, expiresAt, now });
    const actor = { kind: "user", id: actorId } as const;
    await saveAuditEvent(db, {
      at: now,
      action: "user-invited",
      actor,
      subjectId: userId,
      requestId,
    });
    return { status: 200, body: presentDetailedUser(user, { tenantId, actorId }) } as const;
  });
};
