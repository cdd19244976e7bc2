import { lockName } from "@tieout/server/database/lock-name";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** Consent to read one company's books in one package. */
export interface Connection {
  readonly id: string;
  readonly workspaceId: string;
  readonly datasourceNameId: string;
  /** The package's own key of the company. */
  readonly orgId: string;
  readonly datasetId: string | null;
  readonly datasetName: string;
  readonly state: "Connected" | "Disconnected";
  readonly createdByLinkSessionId: string | null;
  readonly consentedAt: Date;
  /** Null where it lasts until somebody takes it back. */
  readonly consentExpiresAt: Date | null;
}

export const connectionColumns = [
  "id",
  "workspaceId",
  "datasourceNameId",
  "orgId",
  "datasetId",
  "datasetName",
  "state",
  "createdByLinkSessionId",
  "consentedAt",
  "consentExpiresAt",
] as const;

export async function findConnection(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<Connection | undefined> {
  return table(db, "connections")
    .where({ tenantId: db.tenantId, workspaceId, id, deletedAt: null })
    .first(...connectionColumns);
}

/**
 * The connection a company has already. Tokens are sealed for its id: until the transaction ends nobody else
 * makes or changes it.
 */
export async function lockConnectionOfCompany(
  db: Tx,
  company: Pick<Connection, "workspaceId" | "datasourceNameId" | "orgId">,
): Promise<Connection | undefined> {
  const { workspaceId, datasourceNameId, orgId } = company;
  await lockName(db, "connection", workspaceId, datasourceNameId, orgId);
  return table(db, "connections")
    .where({ tenantId: db.tenantId, ...company, deletedAt: null })
    .forUpdate()
    .first(...connectionColumns);
}

/** The workspace's latest consent at a package: what stands in for one that was taken away. */
export async function findConnectionOfPackage(
  db: Tx,
  of: Pick<Connection, "workspaceId" | "datasourceNameId">,
): Promise<Connection | undefined> {
  return table(db, "connections")
    .where({ tenantId: db.tenantId, ...of, deletedAt: null })
    .orderBy("consentedAt", "desc")
    .first(...connectionColumns);
}
