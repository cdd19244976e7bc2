import { newVersion } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { UserMetadata } from "./model.ts";
import { saveUserRoles } from "./roles.ts";

export interface NewUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Only where it says something else than first and last name. */
  readonly displayName?: string;
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
  readonly metadata?: readonly UserMetadata[];
  /** Known from the start where an operator vouches for it, as in a demonstration. */
  readonly identity?: { readonly issuer: string; readonly subject: string };
}

/** Adds someone, who is to be invited. An address that somebody has is refused. */
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

/** Binds an invited user to the person whom a verified token names, once (D-1). */
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
