import type { Person } from "../person.ts";
import { endWebConnectors } from "../web-connector/index.ts";
import type { Tx } from "../with-tenant.ts";

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

const columns = [
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

type Given = "id" | "workspaceId" | "datasourceNameId" | "orgId" | "datasetId" | "datasetName";

export interface NewConnection extends Pick<Connection, Given> {
  readonly consentExpiresAt?: Date | undefined;
  /** Sealed for `connection` and the connection's id. */
  readonly sealedTokens: Buffer;
  readonly createdBy: Person;
  readonly now: Date;
}

/**
 * Keeps a consent. The same company of the same package in the same workspace is the same
 * connection, with new tokens. Its id is what the tokens are sealed for.
 */
export async function saveConnection(db: Tx, connection: NewConnection): Promise<void> {
  const { createdBy, now, datasetId, consentExpiresAt = null, ...rest } = connection;
  await db("connections")
    .insert({
      tenantId: db.tenantId,
      ...rest,
      datasetId,
      consentExpiresAt,
      state: "Connected",
      createdByUserId: "userId" in createdBy ? createdBy.userId : null,
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
      "tokensRefreshedAt",
      "consentedAt",
      "consentExpiresAt",
      "disconnectedAt",
      // Whoever consented last may read with it; an earlier visitor's session may be long over.
      "createdByUserId",
      "createdByLinkSessionId",
    ]);
}

/** The connection a company has already. Locks it: tokens are sealed for its id. */
export async function findConnectionOfCompany(
  db: Tx,
  company: Pick<Connection, "workspaceId" | "datasourceNameId" | "orgId">,
): Promise<Connection | undefined> {
  return db("connections")
    .where({ tenantId: db.tenantId, ...company, deletedAt: null })
    .forUpdate()
    .first(...columns);
}

/** The workspace's latest consent at a package: what stands in for one that was taken away. */
export async function findConnectionOfPackage(
  db: Tx,
  of: Pick<Connection, "workspaceId" | "datasourceNameId">,
): Promise<Connection | undefined> {
  return db("connections")
    .where({ tenantId: db.tenantId, ...of, deletedAt: null })
    .orderBy("consentedAt", "desc")
    .first(...columns);
}

export async function findConnection(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<Connection | undefined> {
  return db("connections")
    .where({ tenantId: db.tenantId, workspaceId, id, deletedAt: null })
    .first(...columns);
}

export interface SealedTokens {
  readonly sealedTokens: Buffer | null;
  readonly sealedPreviousTokens: Buffer | null;
}

/**
 * A connection's tokens. Locks the row until the transaction ends: two refreshes at once would make
 * two upstream calls, and the second would end the first one's tokens.
 */
export async function lockConnectionTokens(
  db: Tx,
  id: string,
): Promise<(Connection & SealedTokens) | undefined> {
  return db("connections")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .forUpdate()
    .first(...columns, "sealedTokens", "sealedPreviousTokens");
}

/** Keeps refreshed tokens before they are used; the ones before stay until the new ones worked. */
export async function saveConnectionTokens(
  db: Tx,
  id: string,
  {
    sealedTokens,
    consentExpiresAt,
    now,
  }: {
    readonly sealedTokens: Buffer;
    /** Absent where the package says nothing of it this time. */
    readonly consentExpiresAt?: Date | undefined;
    readonly now: Date;
  },
): Promise<void> {
  await db("connections")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({
      sealedPreviousTokens: db.ref("sealedTokens"),
      sealedTokens,
      ...(consentExpiresAt && { consentExpiresAt }),
      tokensRefreshedAt: now,
      state: "Connected",
    });
}

/** The package no longer takes our tokens: someone has to connect again. */
export async function markDisconnected(db: Tx, id: string, now: Date): Promise<void> {
  await db("connections")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({ state: "Disconnected", disconnectedAt: now });
}

/** A deleted workspace's connections whose consents weren't given back yet. */
export async function listConsentsToEnd(db: Tx, workspaceId: string): Promise<string[]> {
  const { tenantId } = db;
  return db("connections")
    .where({ tenantId, workspaceId, deletedAt: null })
    .whereIn(
      "workspaceId",
      db("workspaces").where({ tenantId }).whereNotNull("deletedAt").select("id"),
    )
    .orderBy("id")
    .pluck("id");
}

/**
 * Ends a connection and destroys its tokens, and leaves it to be seen that it has ended. Revoke them at the
 * package first. Whether there was anything left to end.
 */
export async function disconnect(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const ended = await db("connections")
    .where({ tenantId: db.tenantId, workspaceId, id, deletedAt: null })
    .where((left) => left.whereNot({ state: "Disconnected" }).orWhereNotNull("sealedTokens"))
    .update({
      state: "Disconnected",
      sealedTokens: null,
      sealedPreviousTokens: null,
      disconnectedAt: db.raw("coalesce(disconnected_at, ?)", [now]),
    });
  await endWebConnectors(db, id, { now });
  return ended === 1;
}

/** Whether books may be read over a connection, and since when not; one that was taken away, too. */
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
  return db("connections")
    .where({ tenantId: db.tenantId, id })
    .first("state", "consentExpiresAt", "consentedAt", {
      endedAt: db.raw("coalesce(disconnected_at, deleted_at)"),
    });
}

/** Takes a connection away and destroys its tokens. Revoke them at the package first. */
export async function deleteConnection(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const deleted = await db("connections")
    .where({ tenantId: db.tenantId, workspaceId, id, deletedAt: null })
    .update({
      state: "Disconnected",
      sealedTokens: null,
      sealedPreviousTokens: null,
      deletedAt: now,
    });
  await endWebConnectors(db, id, { now });
  return deleted === 1;
}
