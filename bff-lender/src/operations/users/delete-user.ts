import { keepsAdministrator, mayAboutUser } from "@tieout/core/user";
import {
  endSessionsOf,
  leaveWorkspaces,
  lockAdministrators,
  deleteUser as remove,
  revokeInvitations,
  saveAuditEvent,
} from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import {
  lastAdministrator,
  managesUsers,
  mayNotManageUsers,
  ownAccount,
  userAskedFor,
} from "./guard.ts";

export const deleteUser: Handler<"deleteUser"> = async (
  { params: { userId } },
  { tx, now, requestId, caller },
) => {
  if (!managesUsers(caller)) return mayNotManageUsers();

  return tx(async (db) => {
    const about = await userAskedFor(db, userId);
    if (about.result === "refused") return about.reply;
    const { user } = about;
    if (!mayAboutUser({ actorId: caller.userId, user }).delete) return ownAccount();
    const administrators = await lockAdministrators(db);
    if (!keepsAdministrator(administrators, { userId })) return lastAdministrator();

    await remove(db, userId, now);
    await endSessionsOf(db, userId, now);
    await revokeInvitations(db, userId, now);
    const inherited = await leaveWorkspaces(db, userId, { heirId: caller.userId, now });
    const actor = { kind: "user", id: caller.userId } as const;
    const event = { at: now, actor, subjectId: userId, requestId };
    await saveAuditEvent(db, { ...event, action: "user-deleted" });
    for (const workspaceId of inherited) {
      await saveAuditEvent(db, { ...event, action: "workspace-inherited", workspaceId });
    }
    return { status: 204 };
  });
};
