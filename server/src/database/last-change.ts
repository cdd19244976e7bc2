import { displayNameOf } from "@tieout/core/user";
import { table } from "./table.ts";
import type { Tx } from "./with-tenant.ts";

/** Who makes a new version of something, and when. `by` is absent where it's no user of the tenant's. */
export interface Change {
  readonly at: Date;
  readonly by?: string;
}

export const newVersion = (db: Tx, { at, by }: Change) => ({
  version: db.raw("version + 1"),
  changedAt: at,
  changedBy: by ?? null,
});

export interface LastChange {
  readonly changedAt?: Date;
  /** Their name. */
  readonly changedBy?: string;
}

/** Versioned because several people may edit them. */
type Versioned = "users" | "workspaces" | "notificationSettings";

export async function findLastChange(db: Tx, of: Versioned, id: string): Promise<LastChange> {
  const { tenantId } = db;
  const changed = await table(db, of).where({ tenantId, id }).first("changedAt", "changedBy");
  if (!changed?.changedAt) return {};
  const { changedAt, changedBy } = changed;
  const name = changedBy && (await findUserName(db, changedBy));
  return { changedAt, ...(name && { changedBy: name }) };
}

/** A user's name, deleted users included. */
export async function findUserName(db: Tx, id: string): Promise<string | undefined> {
  const user = await table(db, "users")
    .where({ tenantId: db.tenantId, id })
    .first("firstName", "lastName", "displayName", "emailAddress");
  return user && displayNameOf(user);
}
