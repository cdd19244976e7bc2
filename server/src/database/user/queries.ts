import type { RoleName } from "@tieout/core/access";
import type { Tx } from "../with-tenant.ts";
import { type UserMetadata, UserModel, type UserStatus } from "./model.ts";

/** A person of the lender's. */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Falls back to first and last name, then to the address (000 §3). */
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
  const row = await UserModel.query(db)
    .findById([db.tenantId, id])
    .whereNot({ status: "Deleted" })
    .withGraphFetched("roles");
  return row && toUser(row);
}

/** Who a verified token names (D-1). Never found by address alone. */
export async function findUserBySubject(
  db: Tx,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<User | undefined> {
  const row = await UserModel.query(db)
    .findOne({ tenantId: db.tenantId, issuer, subject })
    .whereNot({ status: "Deleted" })
    .withGraphFetched("roles");
  return row && toUser(row);
}

/** Everybody who isn't deleted, by name. */
export async function listUsers(db: Tx): Promise<User[]> {
  const rows = await UserModel.query(db)
    .where({ tenantId: db.tenantId })
    .whereNot({ status: "Deleted" })
    .withGraphFetched("roles");
  return rows.map(toUser).sort((left, right) => left.displayName.localeCompare(right.displayName));
}

export interface NewUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
  readonly metadata?: readonly UserMetadata[];
  /** Known from the start where an operator vouches for it, as in a demonstration. */
  readonly identity?: { readonly issuer: string; readonly subject: string };
}

/** Adds someone, who is to be invited. An address that somebody has is refused. */
export async function createUser(db: Tx, user: NewUser): Promise<"created" | "address-taken"> {
  const { roleIds, identity, metadata = [], ...rest } = user;
  const made = await db("users")
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

/** Replaces a user's roles. */
export async function saveUserRoles(
  db: Tx,
  userId: string,
  roleIds: readonly string[],
): Promise<void> {
  const { tenantId } = db;
  await db("userRoles").where({ tenantId, userId }).delete();
  if (roleIds.length === 0) return;
  await db("userRoles").insert(roleIds.map((roleId) => ({ tenantId, userId, roleId })));
}

/** Binds an invited user to the person whom a verified token names, once (D-1). */
export async function bindUser(
  db: Tx,
  userId: string,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<boolean> {
  const bound = await db("users")
    .where({ tenantId: db.tenantId, id: userId, subject: null })
    .whereIn("status", ["Invited", "PendingInvite"])
    .update({ issuer, subject, status: "Active", version: db.raw("version + 1") });
  return bound === 1;
}

export async function recordLogin(
  db: Tx,
  userId: string,
  { now, timeZone }: { readonly now: Date; readonly timeZone?: string },
): Promise<void> {
  await db("users")
    .where({ tenantId: db.tenantId, id: userId })
    .update({ lastLoginAt: now, lastActivityAt: now, ...(timeZone && { timeZone }) });
}

export interface Invitation {
  readonly id: string;
  readonly userId: string;
}

export async function saveInvitation(
  db: Tx,
  invitation: Invitation & {
    readonly secretHash: Buffer;
    readonly invitedBy?: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { id, userId, secretHash, invitedBy, now, expiresAt } = invitation;
  const { tenantId } = db;
  // A newer one takes the place of those before it.
  await db("invitations")
    .where({ tenantId, userId, acceptedAt: null, revokedAt: null })
    .update({ revokedAt: now });
  await db("invitations").insert({
    ...{ tenantId, id, userId, secretHash, expiresAt, createdAt: now },
    invitedBy: invitedBy ?? null,
  });
  await db("users").where({ tenantId, id: userId, status: "PendingInvite" }).update({
    status: "Invited",
  });
}

/** An invitation that can still be accepted. */
export async function findInvitation(
  db: Tx,
  secretHash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  return db("invitations")
    .where({ tenantId: db.tenantId, secretHash, acceptedAt: null, revokedAt: null })
    .where("expiresAt", ">", now)
    .first("id", "userId");
}

export async function acceptInvitation(db: Tx, id: string, now: Date): Promise<void> {
  await db("invitations").where({ tenantId: db.tenantId, id }).update({ acceptedAt: now });
}

function toUser(row: UserModel): User {
  const fullName = `${row.firstName} ${row.lastName}`.trim();
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    displayName: row.displayName || fullName || row.emailAddress,
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
