import type { RoleName } from "@tieout/core/access";
import { lockName } from "@tieout/server/database/lock-name";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export interface Role {
  readonly id: string;
  readonly name: RoleName;
  /** One is tagged `default`. */
  readonly tags: readonly string[];
}

/** What somebody can be, the default first. */
export async function listRoles(db: Tx): Promise<Role[]> {
  return table(db, "roles")
    .where({ tenantId: db.tenantId })
    .orderBy("id")
    .select("id", "name", "tags");
}

/** Replaces a user's roles. */
export async function saveUserRoles(
  db: Tx,
  userId: string,
  roleIds: readonly string[],
): Promise<void> {
  const { tenantId } = db;
  await table(db, "userRoles").where({ tenantId, userId }).delete();
  if (roleIds.length === 0) return;
  await table(db, "userRoles").insert(roleIds.map((roleId) => ({ tenantId, userId, roleId })));
}

/**
 * Who looks after the tenant now. Nobody else can change that until this transaction ends, so that two
 * administrators can't demote each other at once.
 */
export async function lockAdministrators(db: Tx): Promise<string[]> {
  const { tenantId } = db;
  await lockName(db, "administrators");
  return table(db, "users")
    .join("userRoles", { "userRoles.tenantId": "users.tenantId", "userRoles.userId": "users.id" })
    .join("roles", { "roles.tenantId": "userRoles.tenantId", "roles.id": "userRoles.roleId" })
    .where({ "users.tenantId": tenantId, status: "Active", "roles.name": "Administrator" })
    .pluck("users.id");
}
