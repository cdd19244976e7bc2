import { keepsAdministrator, mayAboutUser } from "@tieout/core/user";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { problem } from "@tieout/server/http/problem";
import { pauseConsentsOfUser } from "@tieout/services/consent/pause";
import { notifyUserInvited } from "@tieout/services/notifications/occasions";
import { endSessionsOf } from "@tieout/services/sessions/session";
import { invite, revokeInvitations } from "@tieout/services/users/invitations";
import {
  listRoles as findRoles,
  listUsers as findUsers,
  listEverybody,
  lockAdministrators,
  deleteUser as remove,
} from "@tieout/services/users/user";
import { leaveWorkspaces } from "@tieout/services/workspaces/members";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { authorizeUserManagement, lastAdministrator, ownAccount, requireUser } from "./guard.ts";
import { presentDetailedUser, presentRole } from "./presenter.ts";

export const listUsers: Handler<"listUsers"> = (_input, { tx }) =>
  tx(async (db) => {
    const users = await findUsers(db);
    return {
      status: 200,
      body: users.map(
        ({ id, firstName, lastName, displayName, emailAddress, status, ...user }) => ({
          id,
          firstName,
          lastName,
          displayName,
          emailAddress,
          status,
          ...(user.lastActivityAt && { lastActivityTime: user.lastActivityAt.toISOString() }),
          roleIds: [...user.roleIds],
        }),
      ),
    };
  });

export const listDetailedUsers: Handler<"listDetailedUsers"> = async (_input, { tx, caller }) => {
  authorizeUserManagement(caller);
  const { tenantId, userId: actorId } = caller;
  const users = await tx(listEverybody);
  return {
    status: 200,
    body: users.map((user) => presentDetailedUser(user, { tenantId, actorId })),
  };
};

export const listRoles: Handler<"listRoles"> = async (_input, { tx, caller }) => {
  authorizeUserManagement(caller);
  return { status: 200, body: (await tx(findRoles)).map(presentRole) };
};

/** Invitations per network and hour: a whole team is added at once. */
const invitationsAnHour = 200;

export const inviteUser: Handler<"inviteUser"> = async ({ params: { userId } }, call) => {
  const { tx, once, now, addressPrefix, caller, sealer } = call;
  authorizeUserManagement(caller);
  const { tenantId, userId: actorId } = caller;
  const rate = { operation: "invite-user", addressPrefix, windowSeconds: 3_600 };
  const limit = invitationsAnHour;
  if (!(await tx((db) => withinRateLimit(db, { ...rate, limit }, now)))) {
    return problem(429, "too-many-tries", { title: "too-many-invitations-sent" });
  }

  return once(async (db) => {
    const user = await requireUser(db, userId);
    if (user.id === actorId) return ownAccount();
    if (!mayAboutUser({ actorId, user }).reinvite) {
      return problem(409, "already-active", { title: "user-active-already" });
    }
    const inviter = await requireUser(db, actorId);

    const { expiresAt } = await invite(db, sealer, { user, inviter, now });
    await notifyUserInvited(db, { userId, invitedBy: actorId, expiresAt, now });
    await audit(db, call, { action: "user-invited", subjectId: userId });
    return { status: 200, body: presentDetailedUser(user, { tenantId, actorId }) } as const;
  });
};

export const deleteUser: Handler<"deleteUser"> = async ({ params: { userId } }, call) => {
  const { tx, now, caller } = call;
  authorizeUserManagement(caller);

  return tx(async (db) => {
    const user = await requireUser(db, userId);
    if (!mayAboutUser({ actorId: caller.userId, user }).delete) return ownAccount();
    const administrators = await lockAdministrators(db);
    if (!keepsAdministrator(administrators, { userId })) return lastAdministrator();

    await remove(db, userId, now);
    await endSessionsOf(db, userId, now);
    await pauseConsentsOfUser(db, userId, now);
    await revokeInvitations(db, userId, now);
    const inherited = await leaveWorkspaces(db, userId, { heirId: caller.userId, now });
    await audit(db, call, { action: "user-deleted", subjectId: userId });
    for (const workspaceId of inherited) {
      await audit(db, call, { action: "workspace-inherited", subjectId: userId, workspaceId });
    }
    return { status: 204 };
  });
};
