import type { Row } from "@tieout/server/database/rows";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";
import type { LinkSession } from "../links/link-session.ts";

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
  "pageSeenAt",
  "downloadedAt",
  "firstCallAt",
  "lastSeenAt",
  "progressedAt",
  "endedAt",
] as const satisfies readonly (keyof Row<"webConnectors">)[];

/** A borrower's QuickBooks Desktop. Its id is Web Connector's user name. */
export type WebConnector = WithoutNulls<WebConnectorRow>;

type WebConnectorRow = Pick<Row<"webConnectors">, (typeof columns)[number]>;

interface NewWebConnector
  extends Pick<
    WebConnector,
    "id" | "workspaceId" | "connectionRequestId" | "language" | "noticeAddress"
  > {
  readonly now: Date;
}

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

/** As above, locked until this transaction ends. */
export async function lockWebConnector(db: Tx, key: Key): Promise<WebConnector | undefined> {
  return found(
    await keyed(db, key)
      .forUpdate()
      .first(...columns),
  );
}

/** Changeable fields; null unsets. */
type WebConnectorChange = Partial<
  Omit<WebConnectorRow, "id" | "workspaceId" | "connectionRequestId">
>;

export async function changeWebConnector(
  db: Tx,
  id: string,
  change: WebConnectorChange,
): Promise<void> {
  await keyed(db, { id }).update(change);
}

/** Notes that somebody has the page open, in steps to save writes; at once when the company is known, as it's asked about. */
export async function markPageSeen(
  db: Tx,
  { id, pageSeenAt, progressedAt, endedAt }: WebConnector,
  now: Date,
): Promise<void> {
  const last = pageSeenAt?.getTime() ?? 0;
  const isNoted = last >= progressedAt.getTime() && now.getTime() - last < pageSeenMs;
  if (!endedAt && !isNoted) await changeWebConnector(db, id, { pageSeenAt: now });
}

const pageSeenMs = 60_000;

interface ConnectorsEnding {
  /** Keeps the one that this request was made for. */
  readonly butOfRequest?: string | undefined;
  /** Someone is waiting for a notification. */
  readonly keepsNews?: boolean;
  readonly now: Date;
}

/** Ends a request's connector, or a connection's, except those whose sign-in is held: they belong to a later consent. */
export async function endWebConnectors(
  db: Tx,
  of: { readonly connectionId: string } | { readonly connectionRequestId: string },
  { butOfRequest, keepsNews = false, now }: ConnectorsEnding,
): Promise<void> {
  const { tenantId } = db;
  const open = table(db, "webConnectors").where({ tenantId, ...of, endedAt: null });
  if (butOfRequest !== undefined) open.whereNot({ connectionRequestId: butOfRequest });
  const held = table(db, "heldSignIns").where({ tenantId }).select("consentId");
  const waiting = table(db, "consents").where({ tenantId }).whereIn("id", held);
  open.whereNotIn(
    "connectionRequestId",
    waiting.whereNotNull("connectionRequestId").select("connectionRequestId"),
  );
  await open.update({
    passwordHash: null,
    passwordSalt: null,
    passwordMadeAt: null,
    ticketHash: null,
    ticketMadeAt: null,
    ticketUntil: null,
    mailSecretHash: null,
    mailSecretUntil: null,
    ...(keepsNews
      ? { noticeAddress: db.raw("case when untold then notice_address end") }
      : { noticeAddress: null, untold: false }),
    endedAt: now,
  });
}

/** A submission's connector, while sign-in is open. */
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

/** Whether another session of the same link may continue it, as QuickBooks takes longer than a session lasts (D-9). */
export async function isOfSameLink(
  db: Tx,
  begunBy: string | null,
  sessionId: string,
): Promise<boolean> {
  if (begunBy === null || begunBy === sessionId) return begunBy !== null;
  const { tenantId } = db;
  const same = await table(db, "linkSessions")
    .where({ tenantId, id: begunBy })
    .whereIn(
      "sharedLinkId",
      table(db, "linkSessions").where({ tenantId, id: sessionId }).select("sharedLinkId"),
    )
    .first("id");
  return same !== undefined;
}

/**
 * A link's newest request with a downloaded connection file and no books yet. Until its company is known, it must have
 * progressed after `since`.
 */
export async function findWaitingRequestId(
  db: Tx,
  session: Pick<LinkSession, "id" | "sharedLinkId">,
  since: Date,
): Promise<string | undefined> {
  const open = requestsOfLink(db, session)
    .whereNotNull("connector.downloadedAt")
    .where((going) =>
      going.whereNotNull("connector.connectionId").orWhere("connector.progressedAt", ">", since),
    )
    .where({ "submissions.recordStatus": null });
  return (await newestOf(open))?.id;
}

/** The request by which a link's books are being read, so that whoever opens the link again can help it on. */
export async function findReadingRequestId(
  db: Tx,
  session: Pick<LinkSession, "id" | "sharedLinkId">,
): Promise<string | undefined> {
  const reading = requestsOfLink(db, session).where({ "submissions.recordStatus": "Pending" });
  return (await newestOf(reading))?.id;
}

const newestOf = (
  requests: ReturnType<typeof requestsOfLink>,
): Promise<{ readonly id: string } | undefined> =>
  requests.orderBy("connector.createdAt", "desc").first("request.id");

/** Requests of a link, or of a session of the anonymous link, that haven't ended. */
function requestsOfLink(db: Tx, { id, sharedLinkId }: Pick<LinkSession, "id" | "sharedLinkId">) {
  const { tenantId } = db;
  return table(db, "webConnectors as connector")
    .join("connectionRequests as request", {
      "request.tenantId": "connector.tenantId",
      "request.id": "connector.connectionRequestId",
    })
    .leftJoin("submissions", {
      "submissions.tenantId": "request.tenantId",
      "submissions.id": "request.submissionId",
    })
    .where({ "connector.tenantId": tenantId, "connector.endedAt": null })
    .where({ "submissions.deletedAt": null })
    .whereIn(
      "request.linkSessionId",
      table(db, "linkSessions")
        .where({ tenantId, ...(sharedLinkId === undefined ? { id } : { sharedLinkId }) })
        .select("id"),
    );
}
