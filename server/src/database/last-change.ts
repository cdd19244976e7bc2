import { displayNameOf } from "@tieout/core/user";
import { table } from "./table.ts";
import type { Tx } from "./with-tenant.ts";

/** Who makes a new version of something, and when. Nobody where it's no user of the tenant's. */
export interface Change {
  readonly at: Date;
  readonly by?: string;
}

/** The columns of a new version: its number, and who made it. */
export const newVersion = (db: Tx, { at, by }: Change) => ({
  version: db.raw("version + 1"),
  changedAt: at,
  changedBy: by ?? null,
});

/** Who made the version that there is, and when: as far as it was written down. */
export interface LastChange {
  readonly changedAt?: Date;
  /** Their name. */
  readonly changedBy?: string;
}

/** What several people may change at once, each with a version. */
type Versioned = "users" | "workspaces" | "notificationSettings";

export async function findLastChange(db: Tx, of: Versioned, id: string): Promise<LastChange> {
  const { tenantId } = db;
  const changed = await table(db, of).where({ tenantId, id }).first("changedAt", "changedBy");
  if (!changed?.changedAt) return {};
  const { changedAt, changedBy } = changed;
  const name = changedBy && (await findUserName(db, changedBy));
  return { changedAt, ...(name && { changedBy: name }) };
}

/** What somebody of the tenant's is called, also after their user was deleted. */
export async function findUserName(db: Tx, id: string): Promise<string | undefined> {
  const user = await table(db, "users")
    .where({ tenantId: db.tenantId, id })
    .first("firstName", "lastName", "displayName", "emailAddress");
  return user && displayNameOf(user);
}
