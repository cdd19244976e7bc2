import type { RoleName } from "@tieout/core/access";
import { displayNameOf, type MetadataType, type UserStatus } from "@tieout/core/user";
import { type Change, newVersion } from "@tieout/server/database/last-change";
import { lockName } from "@tieout/server/database/lock-name";
import { table } from "@tieout/server/database/table";
import { tenantModel } from "@tieout/server/database/tenant-model";
import type { Tx } from "@tieout/server/database/with-tenant";
import { Model } from "objection";

export interface User {
  readonly id: string;
  /** Identity provider's subject, once bound. */
  readonly subject?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly emailAddress: string;
  readonly status: UserStatus;
  readonly metadata: readonly UserMetadata[];
  readonly roleIds: readonly string[];
  readonly roleNames: readonly RoleName[];
  readonly language?: "en" | "es" | "fr";
  readonly timeZone?: string;
  readonly lastActivityAt?: Date;
  readonly lastLoginAt?: Date;
  readonly version: number;
}

export async function findUser(db: Tx, id: string): Promise<User | undefined> {
  const row = await UserModel.of(db)
    .where({ id })
    .whereNot({ status: "Deleted" })
    .withGraphFetched("roles")
    .first();
  return row && toUser(row);
}

/** The user of a verified token (D-1). Never found by address alone. */
export async function findUserBySubject(
  db: Tx,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<User | undefined> {
  const row = await UserModel.of(db)
    .where({ issuer, subject })
    .whereNot({ status: "Deleted" })
    .withGraphFetched("roles")
    .first();
  return row && toUser(row);
}

/** Users that aren't deleted, by name. */
export async function listUsers(db: Tx): Promise<User[]> {
  const rows = await UserModel.of(db).whereNot({ status: "Deleted" }).withGraphFetched("roles");
  return rows.map(toUser).sort((left, right) => left.displayName.localeCompare(right.displayName));
}

/** All users ever, by name; deleted ones stay on the record. */
export async function listEverybody(db: Tx): Promise<User[]> {
  const rows = await UserModel.of(db).withGraphFetched("roles");
  return rows.map(toUser).sort((left, right) => left.displayName.localeCompare(right.displayName));
}

function toUser(row: UserModel): User {
  return {
    id: row.id,
    ...(row.subject !== null && { subject: row.subject }),
    firstName: row.firstName,
    lastName: row.lastName,
    displayName: displayNameOf(row),
    emailAddress: row.emailAddress,
    status: row.status,
    metadata: row.metadata,
    roleIds: (row.roles ?? []).map(({ id }) => id).sort(),
    roleNames: (row.roles ?? []).map(({ name }) => name).sort(),
    ...(row.language && { language: row.language }),
    ...(row.timeZone && { timeZone: row.timeZone }),
    ...(row.lastActivityAt && { lastActivityAt: row.lastActivityAt }),
    ...(row.lastLoginAt && { lastLoginAt: row.lastLoginAt }),
    version: row.version,
  };
}

class RoleModel extends tenantModel("roles") {}

export class UserModel extends tenantModel("users") {
  static override relationMappings = () => ({
    roles: {
      relation: Model.ManyToManyRelation,
      modelClass: RoleModel,
      join: {
        from: ["users.tenantId", "users.id"],
        through: {
          from: ["userRoles.tenantId", "userRoles.userId"],
          to: ["userRoles.tenantId", "userRoles.roleId"],
        },
        to: ["roles.tenantId", "roles.id"],
      },
    },
  });

  declare roles?: RoleModel[];
}

export interface UserMetadata {
  readonly name: string;
  readonly value: string;
  readonly type: MetadataType;
}

export interface Role {
  readonly id: string;
  readonly name: RoleName;
  /** One is tagged `default`. */
  readonly tags: readonly string[];
}

/** The roles, the default first. */
export async function listRoles(db: Tx): Promise<Role[]> {
  return table(db, "roles")
    .where({ tenantId: db.tenantId })
    .orderBy("id")
    .select("id", "name", "tags");
}

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

/** Locks the administrators, so that two can't demote each other at once. */
export async function lockAdministrators(db: Tx): Promise<string[]> {
  const { tenantId } = db;
  await lockName(db, "administrators");
  return table(db, "users")
    .join("userRoles", { "userRoles.tenantId": "users.tenantId", "userRoles.userId": "users.id" })
    .join("roles", { "roles.tenantId": "userRoles.tenantId", "roles.id": "userRoles.roleId" })
    .where({ "users.tenantId": tenantId, status: "Active", "roles.name": "Administrator" })
    .pluck("users.id");
}

export interface NewUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Only if it differs from first and last name. */
  readonly displayName?: string;
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
  readonly metadata?: readonly UserMetadata[];
  /** Set if an operator vouches for it, as in a demonstration. */
  readonly identity?: { readonly issuer: string; readonly subject: string };
}

/** Adds a user to invite. A taken address is refused. */
export async function createUser(db: Tx, user: NewUser): Promise<"created" | "address-taken"> {
  const { roleIds, identity, metadata = [], ...rest } = user;
  const made = await table(db, "users")
    .insert({
      tenantId: db.tenantId,
      ...rest,
      ...identity,
      metadata: JSON.stringify(metadata),
      status: identity ? "Active" : "PendingInvite",
    })
    .onConflict()
    .ignore()
    .returning("id");
  if (made.length === 0) return "address-taken";
  await saveUserRoles(db, user.id, roleIds);
  return "created";
}

/** Binds an invited user to a verified token's subject, once (D-1). */
export async function bindUser(
  db: Tx,
  userId: string,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  now: Date,
): Promise<boolean> {
  const bound = await table(db, "users")
    .where({ tenantId: db.tenantId, id: userId, subject: null })
    .whereIn("status", ["Invited", "PendingInvite"])
    .update({ issuer, subject, status: "Active", ...newVersion(db, { at: now, by: userId }) });
  return bound === 1;
}

/** Updates a user unless changed since `version`. Returns the new version. */
export async function updateUser(
  db: Tx,
  id: string,
  change: {
    readonly firstName?: string;
    readonly lastName?: string;
    readonly metadata?: readonly UserMetadata[];
    readonly version?: number;
  },
  who: Change,
): Promise<number | undefined> {
  const { metadata, version, ...names } = change;
  const [updated] = await table(db, "users")
    .where({ tenantId: db.tenantId, id, ...(version !== undefined && { version }) })
    .whereNot({ status: "Deleted" })
    .update({
      ...names,
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      ...newVersion(db, who),
    })
    .returning(["version"]);
  return updated?.version;
}

/** The portal's language, used for mail too (D-56). */
export async function saveUserLanguage(
  db: Tx,
  id: string,
  language: "en" | "es" | "fr",
): Promise<void> {
  await table(db, "users").where({ tenantId: db.tenantId, id }).update({ language });
}

export async function recordLogin(
  db: Tx,
  userId: string,
  { now, timeZone }: { readonly now: Date; readonly timeZone?: string },
): Promise<void> {
  await table(db, "users")
    .where({ tenantId: db.tenantId, id: userId })
    .update({ lastLoginAt: now, lastActivityAt: now, ...(timeZone && { timeZone }) });
}

/** Deletes a user, who stays on the record. */
export async function deleteUser(db: Tx, id: string, now: Date): Promise<boolean> {
  const user = { tenantId: db.tenantId, id };
  // Waits for rows being added for them, and prevents new ones.
  await table(db, "users").where(user).forUpdate().first("id");
  const deleted = await table(db, "users")
    .where(user)
    .whereNot({ status: "Deleted" })
    .update({ status: "Deleted", deletedAt: now, version: db.raw("version + 1") });
  return deleted === 1;
}
