import type { Row } from "@tieout/server/database/rows";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

/** Why a run of Web Connector's read nothing. */
export type WebConnectorTrouble = "quickbooks-closed" | "not-permitted" | "quickbooks-failed";

const columns = [
  "id",
  "workspaceId",
  "connectionRequestId",
  "connectionId",
  "language",
  "passwordHash",
  "passwordSalt",
  "passwordMadeAt",
  "wrongPasswords",
  "wrongPasswordAt",
  "lockedUntil",
  "ticketHash",
  "ticketMadeAt",
  "ticketUntil",
  "companySeen",
  "qbxmlVersion",
  "companyFileHash",
  "wrongCompany",
  "wrongCompanyAt",
  "trouble",
  "troubleAt",
  "mailSecretHash",
  "mailSecretUntil",
  "noticeAddress",
  "untold",
  "downloadedAt",
  "firstCallAt",
  "lastSeenAt",
  "progressedAt",
  "endedAt",
] as const satisfies readonly (keyof Row<"webConnectors">)[];

/** QuickBooks on somebody's own computer, as far as we have heard of it. Its id is the name that Web Connector signs in by. */
export type WebConnector = WithoutNulls<WebConnectorRow>;

type WebConnectorRow = Pick<Row<"webConnectors">, (typeof columns)[number]>;

export interface NewWebConnector
  extends Pick<
    WebConnector,
    "id" | "workspaceId" | "connectionRequestId" | "language" | "noticeAddress"
  > {
  readonly now: Date;
}

/** Keeps one, and marks its request as begun. */
export async function saveWebConnector(
  db: Tx,
  { now, ...connector }: NewWebConnector,
): Promise<void> {
  const { tenantId } = db;
  await table(db, "webConnectors").insert({
    tenantId,
    ...connector,
    progressedAt: now,
    createdAt: now,
  });
  await table(db, "connectionRequests")
    .where({ tenantId, id: connector.connectionRequestId, status: "NotStarted" })
    .update({ status: "Started" });
}

type Key =
  | Pick<WebConnector, "id">
  | Pick<WebConnector, "workspaceId" | "connectionRequestId">
  | { readonly ticketHash: Buffer }
  | { readonly mailSecretHash: Buffer };

export async function findWebConnector(db: Tx, key: Key): Promise<WebConnector | undefined> {
  return found(await keyed(db, key).first(...columns));
}

/** As above. Nobody else changes it until this transaction ends. */
export async function lockWebConnector(db: Tx, key: Key): Promise<WebConnector | undefined> {
  return found(
    await keyed(db, key)
      .forUpdate()
      .first(...columns),
  );
}

/** What may change of one; null takes away. */
export type WebConnectorChange = Partial<
  Omit<WebConnectorRow, "id" | "workspaceId" | "connectionRequestId">
>;

export async function changeWebConnector(
  db: Tx,
  id: string,
  change: WebConnectorChange,
): Promise<void> {
  await keyed(db, { id }).update(change);
}

/** Nobody signs in any more for a connection: but, where one is named, by that one. */
export async function endWebConnectors(
  db: Tx,
  connectionId: string,
  { but, now }: { readonly but?: string; readonly now: Date },
): Promise<void> {
  const open = table(db, "webConnectors").where({
    tenantId: db.tenantId,
    connectionId,
    endedAt: null,
  });
  if (but !== undefined) open.whereNot({ id: but });
  await open.update({
    passwordHash: null,
    passwordSalt: null,
    passwordMadeAt: null,
    ticketHash: null,
    ticketMadeAt: null,
    ticketUntil: null,
    mailSecretHash: null,
    mailSecretUntil: null,
    noticeAddress: null,
    untold: false,
    endedAt: now,
  });
}

/** The one by which a submission's books are read, while somebody may sign in for them. */
export async function findWebConnectorOfSubmission(
  db: Tx,
  { connectionId, submissionId }: { readonly connectionId: string; readonly submissionId: string },
): Promise<WebConnector | undefined> {
  const { tenantId } = db;
  return found(
    await table(db, "webConnectors")
      .where({ tenantId, connectionId, endedAt: null })
      .whereIn(
        "connectionRequestId",
        table(db, "connectionRequests").where({ tenantId, submissionId }).select("id"),
      )
      .first(...columns),
  );
}

const keyed = (db: Tx, key: Key) =>
  table(db, "webConnectors").where({ tenantId: db.tenantId, ...key });

const found = (row: WebConnectorRow | undefined): WebConnector | undefined =>
  row && withoutNulls(row);
