import { lockName } from "@tieout/server/database/lock-name";
import type { Person } from "@tieout/server/database/person";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

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
  /** Null where consent lasts until revoked. */
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

/** Locks a company's existing connection until the transaction ends: tokens are sealed for its id. */
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

/** The latest connection of the same company. It stands in for the given one, which may be deleted. */
export async function findConnectionOfSameCompany(
  db: Tx,
  { workspaceId, id }: Pick<Connection, "workspaceId" | "id">,
): Promise<Connection | undefined> {
  const { tenantId } = db;
  const company = await table(db, "connections")
    .where({ tenantId, workspaceId, id })
    .first("datasourceNameId", "orgId");
  return (
    company &&
    table(db, "connections")
      .where({ tenantId, workspaceId, ...company, deletedAt: null })
      .orderBy("consentedAt", "desc")
      .first(...connectionColumns)
  );
}

interface ListedRow
  extends Pick<Connection, "id" | "datasetName" | "datasourceNameId" | "state" | "consentedAt"> {
  readonly consentExpiresAt: Date | null;
  readonly disconnectedAt: Date | null;
  /** The lender's user who signed in last; absent where a borrower did. */
  readonly signedInBy: string | null;
  readonly lastCollectedAt: Date | null;
  readonly importingSince: Date | null;
  /** The data collection of its last import, if that failed. */
  readonly failedSubmissionId: string | null;
  /** Somebody has signed in anew and has yet to confirm the company. */
  readonly awaitsConfirmation: boolean;
  readonly collections: number;
}

export type ListedConnection = WithoutNulls<ListedRow>;

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
      "users.id": "connections.signedInByUserId",
    })
    .where({ "connections.tenantId": db.tenantId, workspaceId, "connections.deletedAt": null })
    .orderBy(["datasetName", "connections.id"])
    .select("connections.id", "datasetName", "datasourceNameId", "state", "consentedAt")
    .select("consentExpiresAt", "disconnectedAt")
    .select({
      signedInBy: computed<string | null>(
        db,
        `coalesce(
        nullif(users.display_name, ''),
        nullif(trim(users.first_name || ' ' || users.last_name), ''),
        users.email_address
      )`,
      ),
      failedSubmissionId: computed<string | null>(
        db,
        `(select case when last.outcome = 'Error' then last.submission_id end
          from imports last
          where last.tenant_id = connections.tenant_id and last.connection_id = connections.id
          order by last.created_at desc, last.id desc limit 1)`,
      ),
      awaitsConfirmation: computed<boolean>(
        db,
        `exists (
          select from held_sign_ins held
          where held.tenant_id = connections.tenant_id and held.connection_id = connections.id
        )`,
      ),
      lastCollectedAt: imports().where("outcome", "Success").max("finishedAt"),
      importingSince: imports().where("outcome", "Pending").max("imports.createdAt"),
      collections: imports().where("outcome", "Success").count("*"),
    });
  return rows.map((row) => withoutNulls(row));
}

type Given = "id" | "workspaceId" | "datasourceNameId" | "orgId" | "datasetId" | "datasetName";

interface NewConnection extends Pick<Connection, Given> {
  readonly consentExpiresAt?: Date | undefined;
  /** Sealed for `connection` and the connection's id. */
  readonly sealedTokens: Buffer;
  /** Who signs in, and has made the connection if it's new. */
  readonly createdBy: Person;
  readonly now: Date;
}

/**
 * Saves a sign-in. The same company and package in a workspace reuse their connection, with new tokens; who made it stays as it
 * is, since a later visitor's sign-in takes it from nobody. Its id is what the tokens are sealed for.
 */
export async function saveConnection(db: Tx, connection: NewConnection): Promise<void> {
  const { createdBy, now, datasetId, consentExpiresAt = null, ...rest } = connection;
  const userId = "userId" in createdBy ? createdBy.userId : null;
  await forgetEndedConsents(db, connection.id, now);
  await table(db, "connections")
    .insert({
      tenantId: db.tenantId,
      ...rest,
      datasetId,
      consentExpiresAt,
      state: "Connected",
      createdByUserId: userId,
      signedInByUserId: userId,
      createdByLinkSessionId: "linkSessionId" in createdBy ? createdBy.linkSessionId : null,
      createdAt: now,
      consentedAt: now,
      tokensRefreshedAt: now,
      disconnectedAt: null,
    })
    .onConflict(["tenantId", "id"])
    .merge([
      "datasetId",
      "datasetName",
      "state",
      "sealedTokens",
      "signedInByUserId",
      "tokensRefreshedAt",
      "consentedAt",
      "consentExpiresAt",
      "disconnectedAt",
    ]);
  await saveVisitorConsent(db, connection.id, createdBy, now);
}

interface ConsentOfVisitor {
  readonly connectionId: string;
  readonly linkSessionId: string;
}

/**
 * Whether a visitor has consented to a connection themselves. Several can have, each by their own link: whoever
 * connects the same company later takes it from nobody (D-9, D-14).
 *
 * @param byTheirLink whether any visitor of the same link will do
 */
export async function hasConsented(
  db: Tx,
  { connectionId, linkSessionId }: ConsentOfVisitor,
  { byTheirLink }: { readonly byTheirLink: boolean },
): Promise<boolean> {
  const { tenantId } = db;
  const consents = table(db, "connectionConsents").where({ tenantId, connectionId });
  if (byTheirLink) {
    const links = table(db, "linkSessions")
      .where({ tenantId, id: linkSessionId })
      .select("sharedLinkId");
    const visitors = table(db, "linkSessions").where({ tenantId }).whereIn("sharedLinkId", links);
    consents.where((either) =>
      either.where({ linkSessionId }).orWhereIn("linkSessionId", visitors.select("id")),
    );
  } else {
    consents.where({ linkSessionId });
  }
  return (await consents.first("connectionId")) !== undefined;
}

/** Keeps that a visitor has consented. Their connection is locked already. */
export async function saveVisitorConsent(
  db: Tx,
  connectionId: string,
  by: Person,
  now: Date,
): Promise<void> {
  if (!("linkSessionId" in by)) return;
  const { linkSessionId } = by;
  await table(db, "connectionConsents")
    .insert({ tenantId: db.tenantId, connectionId, linkSessionId, consentedAt: now })
    .onConflict(["tenantId", "connectionId", "linkSessionId"])
    .merge(["consentedAt"]);
}

/** Forgets who consented to an ended connection, since the next consent is a new one. */
async function forgetEndedConsents(db: Tx, connectionId: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const ended = table(db, "connections")
    .where({ tenantId, id: connectionId })
    .where((over) => over.where({ state: "Disconnected" }).orWhere("consentExpiresAt", "<=", now));
  await table(db, "connectionConsents")
    .where({ tenantId, connectionId })
    .whereExists(ended.select("id"))
    .delete();
}
