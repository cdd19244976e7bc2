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
  return (await findUserNames(db, [id])).get(id);
}

/** Names by id, deleted users included. Nobody's ids, as of borrowers' sessions, have none. */
export async function findUserNames(
  db: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const named = [...new Set(ids)].filter((id) => id !== null);
  if (named.length === 0) return new Map();
  const users: readonly Named[] = await table(db, "users")
    .where({ tenantId: db.tenantId })
    .whereIn("id", named)
    .select("id", "firstName", "lastName", "displayName", "emailAddress");
  return new Map(users.map((user) => [user.id, displayNameOf(user)]));
}

type Named = Parameters<typeof displayNameOf>[0] & { readonly id: string };
