import { type Change, newVersion } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { UserMetadata } from "./model.ts";

/** Changes what is known of somebody, if nobody has since `version`. Gives the new version. */
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

/** The language that somebody reads the portal in: what is sent to them is in it too (D-56). */
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

/** Takes somebody off the tenant's people. Whom they were stays on the record. */
export async function deleteUser(db: Tx, id: string, now: Date): Promise<boolean> {
  const user = { tenantId: db.tenantId, id };
  // What is being added for them is committed first, and goes with them; nothing is added from now on.
  await table(db, "users").where(user).forUpdate().first("id");
  const deleted = await table(db, "users")
    .where(user)
    .whereNot({ status: "Deleted" })
    .update({ status: "Deleted", deletedAt: now, version: db.raw("version + 1") });
  return deleted === 1;
}
