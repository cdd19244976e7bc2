import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export type ConnectionErrorCode =
  | "None"
  | "UserCancelled"
  | "RequestNonceAlreadyUsed"
  | "RequestExpired"
  | "DatasourceUnresponsive"
  | "InsufficientUserPermissions"
  | "InternalError";

/** Who began something: a user's session or a borrower's. Kept so that only they may end it. */
export type Initiator = { readonly sessionId: string } | { readonly linkSessionId: string };

/** The initiator's column. Whoever is handed in may well know more of themselves than that. */
export function columnOf(initiator: Initiator): Initiator {
  return "sessionId" in initiator
    ? { sessionId: initiator.sessionId }
    : { linkSessionId: initiator.linkSessionId };
}

/** A person on their way to a package's consent page (D-2, D-14). */
export interface ConnectionRequest {
  readonly id: string;
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly status: "NotStarted" | "Started" | "Success" | "Error";
  readonly errorCode: ConnectionErrorCode;
  readonly submissionId: string | null;
  readonly existingConnectionId: string | null;
  readonly connectionId: string | null;
  readonly sessionId: string | null;
  readonly linkSessionId: string | null;
  readonly expiresAt: Date;
}

const columns = [
  "id",
  "workspaceId",
  "accountingPackage",
  "status",
  "errorCode",
  "submissionId",
  "existingConnectionId",
  "connectionId",
  "sessionId",
  "linkSessionId",
  "expiresAt",
] as const;

export interface NewConnectionRequest {
  readonly id: string;
  readonly workspaceId: string;
  readonly accountingPackage: string;
  readonly sourceFlow: "borrower" | "lender";
  readonly submissionId?: string;
  readonly existingConnectionId?: string;
  readonly initiator: Initiator;
  readonly initialMetadata?: readonly object[];
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function saveConnectionRequest(db: Tx, request: NewConnectionRequest): Promise<void> {
  const {
    initiator,
    initialMetadata = [],
    submissionId,
    existingConnectionId,
    now,
    ...rest
  } = request;
  await table(db, "connectionRequests").insert({
    tenantId: db.tenantId,
    ...rest,
    ...columnOf(initiator),
    submissionId: submissionId ?? null,
    existingConnectionId: existingConnectionId ?? null,
    initialMetadata: JSON.stringify(initialMetadata),
    createdAt: now,
  });
}

export async function findConnectionRequest(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<ConnectionRequest | undefined> {
  return table(db, "connectionRequests")
    .where({ tenantId: db.tenantId, workspaceId, id })
    .first(...columns);
}

/** Ends a request that is still open, one way or the other. False when it has ended before. */
export async function finishConnectionRequest(
  db: Tx,
  id: string,
  outcome:
    | { readonly connectionId: string }
    | { readonly errorCode: Exclude<ConnectionErrorCode, "None"> },
  now: Date,
): Promise<boolean> {
  const status = "connectionId" in outcome ? "Success" : "Error";
  const finished = await table(db, "connectionRequests")
    .where({ tenantId: db.tenantId, id })
    .whereIn("status", ["NotStarted", "Started"])
    .update({ ...outcome, status, finishedAt: now });
  return finished === 1;
}
