import { keepsAdministrator, mayAboutUser, rolesFault } from "@tieout/core/user";
import {
  endSessionsOf,
  listRoles,
  lockAdministrators,
  saveAuditEvent,
  saveUserRoles,
  updateUser,
} from "@tieout/server/database";
import { invalid } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { changedUser, userChangedSince } from "./changed-user.ts";
import {
  lastAdministrator,
  managesUsers,
  mayNotManageUsers,
  ownAccount,
  userAskedFor,
} from "./guard.ts";
import { rolesError } from "./user-errors.ts";

/** Whoever loses or gains a role signs in anew: no session is older than what it's allowed (D-3). */
export const putUserRoles: Handler<"putUserRoles"> = async (
  { params: { userId }, body },
  { tx, now, requestId, ifMatch: version, caller },
) => {
  if (!managesUsers(caller)) return mayNotManageUsers();
  const roleIds = [...new Set(body.roleIds)].sort();

  return tx(async (db) => {
    const about = await userAskedFor(db, userId);
    if (about.result === "refused") return about.reply;
    const { user } = about;
    if (!mayAboutUser({ actorId: caller.userId, user }).changeRoles) return ownAccount();
    const roles = await listRoles(db);
    const errors = rolesError(rolesFault(roleIds, roles));
    if (errors.length > 0) return invalid(errors);

    const administrators = await lockAdministrators(db);
    const staysOne = roles.some(({ id, name }) => name === "Administrator" && roleIds.includes(id));
    if (!staysOne && !keepsAdministrator(administrators, { userId })) return lastAdministrator();
    const saved = await updateUser(
      db,
      userId,
      { ...(version !== undefined && { version }) },
      { at: now, by: caller.userId },
    );
    if (saved === undefined) return userChangedSince(db, userId, caller);
    if (user.roleIds.join() === roleIds.join()) return changedUser(db, userId, caller);

    await saveUserRoles(db, userId, roleIds);
    await endSessionsOf(db, userId, now);
    const actor = { kind: "user", id: caller.userId } as const;
    const named = roles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name);
    await saveAuditEvent(db, {
      at: now,
      action: "user-roles-changed",
      actor,
      subjectId: userId,
      requestId,
      details: { from: user.roleNames.join(", "), to: named.join(", ") },
    });
    return changedUser(db, userId, caller);
  });
};
