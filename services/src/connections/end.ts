import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { endWebConnectors } from "../web-connector/web-connector.ts";
import type { Connection } from "./connection.ts";

export async function listConsentsToEnd(db: Tx, workspaceId: string): Promise<string[]> {
  const { tenantId } = db;
  return table(db, "connections")
    .where({ tenantId, workspaceId, deletedAt: null })
    .whereIn(
      "workspaceId",
      table(db, "workspaces").where({ tenantId }).whereNotNull("deletedAt").select("id"),
    )
    .orderBy("id")
    .pluck("id");
}

/**
 * Ends a connection, destroys its tokens and keeps it listed. Revoke them at the package first. False if there was
 * nothing left to end.
 */
export async function disconnect(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  now: Date,
  { keepsNews = false } = {},
): Promise<boolean> {
  const ended = await table(db, "connections")
    .where({ tenantId: db.tenantId, workspaceId, id, deletedAt: null })
    .where((left) => left.whereNot({ state: "Disconnected" }).orWhereNotNull("sealedTokens"))
    .update({
      state: "Disconnected",
      sealedTokens: null,
      sealedPreviousTokens: null,
      disconnectedAt: db.raw("coalesce(disconnected_at, ?)", [now]),
    });
  await endWebConnectors(db, { connectionId: id }, { keepsNews, now });
  return ended === 1;
}

/** Deletes a connection and its tokens. Revoke them at the package first. */
export async function deleteConnection(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const deleted = await table(db, "connections")
    .where({ tenantId: db.tenantId, workspaceId, id, deletedAt: null })
    .update({
      state: "Disconnected",
      sealedTokens: null,
      sealedPreviousTokens: null,
      deletedAt: now,
    });
  await endWebConnectors(db, { connectionId: id }, { now });
  return deleted === 1;
}

/** Whether books may be read over a connection, and if not, since when; deleted ones included. */
export async function findConnectionEnd(
  db: Tx,
  id: string,
): Promise<
  | (Pick<Connection, "state" | "consentExpiresAt"> & {
      readonly consentedAt: Date;
      readonly endedAt: Date | null;
    })
  | undefined
> {
  return table(db, "connections")
    .where({ tenantId: db.tenantId, id })
    .first("state", "consentExpiresAt", "consentedAt", {
      endedAt: computed<Date | null>(db, "coalesce(disconnected_at, deleted_at)"),
    });
}
