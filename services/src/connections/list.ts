import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import type { Connection } from "./connection.ts";

interface ListedRow
  extends Pick<Connection, "id" | "datasetName" | "datasourceNameId" | "state" | "consentedAt"> {
  readonly consentExpiresAt: Date | null;
  readonly disconnectedAt: Date | null;
  /** Who of the lender's; absent where a borrower did. */
  readonly consentedBy: string | null;
  readonly lastCollectedAt: Date | null;
  readonly importingSince: Date | null;
  readonly collections: number;
}

/** A connection as the workspace's page lists it, with what was read over it. */
export type ListedConnection = WithoutNulls<ListedRow>;

/** A workspace's connections, by company. */
export async function listConnectionsForPortal(
  db: Tx,
  workspaceId: string,
): Promise<ListedConnection[]> {
  const imports = () =>
    table(db, "imports")
      .whereRaw("imports.tenant_id = connections.tenant_id")
      .whereRaw("imports.connection_id = connections.id");
  const rows = await table(db, "connections")
    .leftJoin("users", {
      "users.tenantId": "connections.tenantId",
      "users.id": "connections.createdByUserId",
    })
    .where({ "connections.tenantId": db.tenantId, workspaceId, "connections.deletedAt": null })
    .orderBy(["datasetName", "connections.id"])
    .select("connections.id", "datasetName", "datasourceNameId", "state", "consentedAt")
    .select("consentExpiresAt", "disconnectedAt")
    .select({
      consentedBy: computed<string | null>(
        db,
        `coalesce(
        nullif(users.display_name, ''),
        nullif(trim(users.first_name || ' ' || users.last_name), ''),
        users.email_address
      )`,
      ),
      lastCollectedAt: imports().where("outcome", "Success").max("finishedAt"),
      importingSince: imports().where("outcome", "Pending").max("imports.createdAt"),
      collections: imports().where("outcome", "Success").count("*"),
    });
  return rows.map((row) => withoutNulls(row));
}
