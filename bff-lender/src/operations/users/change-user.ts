import {
  keepsAdministrator,
  type MetadataValue,
  mayAboutUser,
  rolesFault,
} from "@tieout/core/user";
import { findLastChange } from "@tieout/server/database/last-change";
import type { Tx } from "@tieout/server/database/with-tenant";
import { etag } from "@tieout/server/http/etag";
import { readPatch } from "@tieout/server/http/json-patch";
import { invalid } from "@tieout/server/http/problem";
import { endSessionsOf } from "@tieout/services/sessions/session";
import { listUserMetadataSettings } from "@tieout/services/tenants/settings";
import {
  listRoles,
  lockAdministrators,
  saveUserRoles,
  updateUser as update,
} from "@tieout/services/users/user";
import { audit } from "../audit.ts";
import { changedSince } from "../changed-since.ts";
import type { Handler, Lender } from "../operation.ts";
import { authorizeUserManagement, lastAdministrator, ownAccount, requireUser } from "./guard.ts";
import { presentDetailedUser } from "./presenter.ts";
import { keptMetadata, metadataErrors, nameErrors, rolesError } from "./user-errors.ts";

export const updateUser: Handler<"updateUser"> = async ({ params: { userId }, body }, call) => {
  const { tx, now, ifMatch: version, caller } = call;
  authorizeUserManagement(caller);
  const values = readPatch(body, ["firstName", "lastName", "metadata"]);

  return tx(async (db) => {
    const user = await requireUser(db, userId);
    const settings = await listUserMetadataSettings(db);
    const names = {
      firstName: textOr(user.firstName, values.firstName),
      lastName: textOr(user.lastName, values.lastName),
    };
    const metadata = listOr(user.metadata, values.metadata);
    const errors = [
      ...misfits(values),
      ...nameErrors(names).filter(() => "firstName" in values || "lastName" in values),
      ...metadataErrors("metadata" in values ? metadata : [], settings),
    ];
    if (errors.length > 0) return invalid(errors);

    // Other fields keep their current values, which another user may be changing.
    const change = {
      ...("firstName" in values && { firstName: names.firstName }),
      ...("lastName" in values && { lastName: names.lastName }),
      ...("metadata" in values && { metadata: keptMetadata(metadata, settings) }),
      ...(version !== undefined && { version }),
    };
    const saved = await update(db, userId, change, { at: now, by: caller.userId });
    if (saved === undefined) return userChangedSince(db, userId, caller);

    const details = { fields: Object.keys(values).join(" ") };
    await audit(db, call, { action: "user-changed", subjectId: userId, details });
    return changedUser(db, userId, caller);
  });
};

const textOr = (before: string, value: unknown) =>
  typeof value === "string" ? value.trim() : before;

// The contract allows only strings in a list.
const listOr = (before: readonly MetadataValue[], value: unknown) =>
  Array.isArray(value) ? (value as readonly MetadataValue[]) : before;

/** A list for a text setting, or a text for a list setting. */
function misfits(values: { readonly [Name in "firstName" | "lastName" | "metadata"]?: unknown }) {
  const description = "not-kept-here" as const;
  return Object.entries(values)
    .filter(([name, value]) => Array.isArray(value) !== (name === "metadata"))
    .map(([name]) => ({ pointer: `/body/${name}`, code: "type", description }));
}

/** A role change ends the user's sessions, so none outlives its permissions (D-3). */
export const putUserRoles: Handler<"putUserRoles"> = async ({ params: { userId }, body }, call) => {
  const { tx, now, ifMatch: version, caller } = call;
  authorizeUserManagement(caller);
  const roleIds = [...new Set(body.roleIds)].sort();

  return tx(async (db) => {
    const user = await requireUser(db, userId);
    if (!mayAboutUser({ actorId: caller.userId, user }).changeRoles) return ownAccount();
    const roles = await listRoles(db);
    const errors = rolesError(rolesFault(roleIds, roles));
    if (errors.length > 0) return invalid(errors);

    const administrators = await lockAdministrators(db);
    const staysOne = roles.some(({ id, name }) => name === "Administrator" && roleIds.includes(id));
    if (!staysOne && !keepsAdministrator(administrators, { userId })) return lastAdministrator();
    const saved = await update(
      db,
      userId,
      { ...(version !== undefined && { version }) },
      { at: now, by: caller.userId },
    );
    if (saved === undefined) return userChangedSince(db, userId, caller);
    if (user.roleIds.join() === roleIds.join()) return changedUser(db, userId, caller);

    await saveUserRoles(db, userId, roleIds);
    await endSessionsOf(db, userId, now);
    const named = roles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name);
    await audit(db, call, {
      action: "user-roles-changed",
      subjectId: userId,
      details: { from: user.roleNames.join(", "), to: named.join(", ") },
    });
    return changedUser(db, userId, caller);
  });
};

/** The user after a change, with the new version (D-31). */
async function changedUser(db: Tx, id: string, { tenantId, userId }: Lender) {
  const user = await requireUser(db, id);
  const body = presentDetailedUser(user, { tenantId, actorId: userId });
  return { status: 200, body, headers: { etag: etag(user.version) } } as const;
}

/** The version is outdated: returns the current user. */
async function userChangedSince(db: Tx, id: string, { tenantId, userId }: Lender) {
  const user = await requireUser(db, id);
  const current = presentDetailedUser(user, { tenantId, actorId: userId });
  return changedSince(current, await findLastChange(db, "users", id), {
    type: "changed-since",
    title: "user-changed",
  });
}
