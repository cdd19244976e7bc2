import type { RoleName } from "@tieout/core/access";
import { displayNameOf, type UserStatus } from "@tieout/core/user";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type UserMetadata, UserModel } from "./model.ts";

/** A person of the lender's. */
export interface User {
  readonly id: string;
  /** Whom the identity provider names, once they are bound to a person there. */
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

/** Who a verified token names (D-1). Never found by address alone. */
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

/** Everybody who isn't deleted, by name. */
export async function listUsers(db: Tx): Promise<User[]> {
  const rows = await UserModel.of(db).whereNot({ status: "Deleted" }).withGraphFetched("roles");
  return rows.map(toUser).sort((left, right) => left.displayName.localeCompare(right.displayName));
}

/** Everybody there has ever been, by name: who is deleted stays on the record. */
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
