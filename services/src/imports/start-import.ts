import { quickBooksDesktop } from "@tieout/connectors/quickbooks-desktop/quickbooks-desktop";
import type { Day } from "@tieout/core/calendar/day";
import { standingOf } from "@tieout/core/connection";
import type { Beyond } from "@tieout/core/consent/consent";
import { anonymousRequestId } from "@tieout/core/submission";
import {
  accept,
  type SharedLink,
  type SubmissionRequest,
} from "@tieout/core/submission-request/submission-request";
import { anonymousOptions } from "@tieout/core/tenant/default-options";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import { actorOf, type Person } from "@tieout/server/database/person";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { type Connection, findConnection, hasConsented } from "../connections/connection.ts";
import {
  type CompanyAnswer,
  type ConfirmationFault,
  confirmationOf,
} from "../consent/confirmation.ts";
import { useHeldSignIn } from "../consent/held-sign-in.ts";
import { permitImport } from "../consent/permit-import.ts";
import { saveConfirmed } from "../consent/save-consent.ts";
import { queueEndOfUpdates, tellSuperseded } from "../consent/tell-giver.ts";
import { lockKeptCollection } from "../retention/kept.ts";
import { isBegunElsewhere, isCollected } from "../submissions/of-a-visitor.ts";
import { findSubmission, type Submission } from "../submissions/submission.ts";
import { findSubmissionRequest } from "../submissions/submission-request.ts";
import { findTenantSettings } from "../tenants/settings.ts";
import { touchWorkspace } from "../workspaces/workspace.ts";
import { isCollectionReserved, lockCollectionStanding, reserveCollection } from "./collection.ts";
import { isReadElsewhere } from "./import.ts";
import { findRunningImport, type RunningImport, startImport } from "./run.ts";

export interface ImportAsked {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
  readonly startedBy: Person;
  /** A borrower's answer whether the company is theirs. It counts with the first import under their consent. */
  readonly answer?: CompanyAnswer | undefined;
  /** The borrower's link; absent for a lender's own collection and the anonymous link. */
  readonly link?: SharedLink;
  /** What an earlier attempt asked; without it, what the submission was begun for. */
  readonly request?: SubmissionRequest;
  readonly requestId: string;
  readonly today: Day;
  readonly now: Date;
}

export type ImportBegun =
  | { readonly result: "not-found" }
  | { readonly result: "other-connection" }
  | { readonly result: "files-deleted" }
  /** Another visitor is sending what may be sent only once. */
  | { readonly result: "begun-elsewhere" }
  /** It's read over another connection at the moment. */
  | { readonly result: "already-running" }
  /** Its connection is being read for another of the lender's collections. */
  | { readonly result: "connection-busy" }
  /** Its consent has ended; someone has to reconnect. */
  | { readonly result: "disconnected" }
  /** No consent covers the read. */
  | { readonly result: "beyond-consent"; readonly beyond: readonly Beyond[] }
  /** The company isn't confirmed by that answer. */
  | { readonly result: ConfirmationFault }
  | Exclude<ReturnType<typeof accept>, { readonly result: "accepted" }>
  | {
      readonly result: "started";
      readonly financialRecordId: string;
      readonly submissionId: string;
    };

/** Queues an import, not before `runAt` if given, replacing its waiting job. */
export async function queueImport(db: Tx, importId: string, runAt?: Date): Promise<void> {
  const jobKey = `import:${importId}`;
  const options = { jobKey, maxAttempts, ...(runAt && { runAt }) };
  await enqueue(db, "import-financial-record", { importId }, options);
}

/** How often a run may be killed, or our database or storage be away. Waiting for the package doesn't count. */
const maxAttempts = 12;

/**
 * Queues a submission's import, or says why not. The collection is only reserved here; the worker spends it when the
 * record is Created (D-39). Asked twice, it returns the import that runs or has succeeded.
 */
export async function beginImport(db: Tx, asked: ImportAsked): Promise<ImportBegun> {
  const { workspaceId, submissionId, connectionId, startedBy, today, now } = asked;
  // Its files may be deleted at the same time; the first to lock wins.
  const kept = await lockKeptCollection(db, submissionId);
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  const connection = await findConnection(db, { workspaceId, id: connectionId });
  if (!submission || !connection) return { result: "not-found" };
  if (!kept || kept.withdrawnAt) return { result: "files-deleted" };
  if ("linkSessionId" in startedBy && !(await isOwn(db, connection, startedBy.linkSessionId))) {
    return { result: "other-connection" };
  }
  const { financialRecordId: collected, financialRecordStatus } = submission;
  const isCreated = collected !== undefined && financialRecordStatus === "Created";
  if (isCreated && submission.connectionId === connectionId) {
    return { result: "started", financialRecordId: collected, submissionId };
  }
  if (await isReadElsewhere(db, { submissionId, connectionId })) {
    return { result: "already-running" };
  }
  const request = asked.request ?? (await importRequestOf(db, submission));
  if (!request) return { result: "not-found" };
  const { borrowerDisabled } = await findTenant(db);
  const standing = await lockCollectionStanding(db, now);
  const once = "linkSessionId" in startedBy && (await isOnce(db));
  // The second of two concurrent starts has waited for the first.
  if (once && (await isBegunElsewhere(db, submission, connectionId))) {
    return { result: "begun-elsewhere" };
  }
  const acceptance = accept(asked.link ?? alwaysOpen(now), {
    now,
    borrowerFlowDisabled: "linkSessionId" in startedBy && borrowerDisabled,
    // A record that is Created stays its collection's.
    alreadyCollected: isCreated || (once && (await isCollected(db, submission))),
    collectionsLeft: standing.left,
    alreadyReserved: await isCollectionReserved(db, submissionId),
  });
  if (acceptance.result !== "accepted") return acceptance;
  const running = await findRunningImport(db, connectionId);
  if (running) return answerRunning(db, startedBy, submission, running);
  const permitted = await permitImport(db, {
    submission,
    connection,
    request,
    startedBy,
    today,
    now,
  });
  if ("beyond" in permitted) return { result: "beyond-consent", beyond: permitted.beyond };
  const { consent, isConfirming } = permitted;
  // A lender's person starts nothing over a borrower's consent either, while borrowers' pages are closed.
  if (borrowerDisabled && consent.givenBy === "borrower") return { result: "lender-disabled" };
  const { answer } = asked;
  const confirmation =
    isConfirming && (await confirmationOf(db, { consent, connection, request, answer, today }));
  if (typeof confirmation === "string") return { result: confirmation };
  const { state, consentExpiresAt } = connection;
  const access = { state, consentExpiresAt: consentExpiresAt ?? undefined };
  const isRenewed = await useHeldSignIn(db, consent.id, { confirmedBy: startedBy, now });
  if (!isRenewed && standingOf(access, now) === "disconnected") return { result: "disconnected" };

  const { datasourceNameId, datasetName } = connection;
  const started = await startImport(db, {
    workspaceId,
    submissionId,
    connectionId,
    datasourceNameId,
    datasetName,
    today,
    consentId: consent.id,
    hasEntries: consent.hasEntries,
    request: permitted.request,
    startedBy,
    now,
  });
  if (started.result === "disconnected") return started;
  // Another call started it at the same time.
  if (started.result === "running") return answerRunning(db, startedBy, submission, started);
  if (confirmation) {
    const superseded = await saveConfirmed(db, consent, { submissionId, confirmation, now });
    await tellSuperseded(db, superseded, { by: consent, now });
    const { updatesUntil } = confirmation;
    if (updatesUntil) await queueEndOfUpdates(db, consent, updatesUntil);
  }
  await reserveCollection(db, submissionId, { period: standing.period, now });
  await touchWorkspace(db, workspaceId, { now });
  await saveAuditEvent(db, {
    at: now,
    action: "import-started",
    actor: actorOf(startedBy),
    workspaceId,
    subjectId: submissionId,
    requestId: asked.requestId,
  });
  const { importId, financialRecordId } = started;
  await queueImport(db, importId);
  return { result: "started", financialRecordId, submissionId };
}

async function answerRunning(
  db: Tx,
  startedBy: Person,
  submission: Submission,
  { financialRecordId, submissionId }: RunningImport,
): Promise<ImportBegun> {
  const isAsked = await isAskedBy(db, startedBy, submission, submissionId);
  return isAsked
    ? { result: "started", financialRecordId, submissionId }
    : { result: "connection-busy" };
}

/** Whether the tenant wants a borrower's books once (S-C10). */
async function isOnce(db: Tx): Promise<boolean> {
  const { allowMultipleBorrowerImports } = await findTenantSettings(db);
  return !allowMultipleBorrowerImports;
}

/** What a submission's imports read. Options stored by an earlier attempt take precedence. */
export async function importRequestOf(
  db: Tx,
  {
    workspaceId,
    submissionRequestId: id,
    mode,
    importOptions,
  }: Pick<Submission, "workspaceId" | "submissionRequestId" | "mode" | "importOptions">,
): Promise<SubmissionRequest | undefined> {
  if (importOptions !== undefined) return importOptions;
  if (id !== undefined) return findSubmissionRequest(db, { workspaceId, id });
  if (mode !== "anonymous") return undefined;
  const { defaultAnonymousOptions } = await findTenantSettings(db);
  return { id: anonymousRequestId, ...anonymousOptions(defaultAnonymousOptions) };
}

/** A lender's own collection and anonymous visits have no link that could expire. */
function alwaysOpen(now: Date): SharedLink {
  return { expiresAt: new Date(now.getTime() + 1) };
}

/**
 * Whether a running import is what's asked for: for a lender the same collection, period and basis; for a visitor
 * what their link asks for, and never another link's.
 */
async function isAskedBy(
  db: Tx,
  startedBy: Person,
  submission: Submission,
  runningId: string,
): Promise<boolean> {
  if (runningId === submission.id) return true;
  if ("userId" in startedBy) return false;
  const { workspaceId, submissionRequestId } = submission;
  const running = await findSubmission(db, { workspaceId, id: runningId });
  if (running?.submissionRequestId !== submissionRequestId) return false;
  // Anonymous visitors have no request, and see only what they began (D-11).
  return submissionRequestId !== undefined || running?.linkSessionId === startedBy.linkSessionId;
}

/** Only the session that consented reads the books (D-9), unless the connection outlives a visit. */
const isOwn = (db: Tx, { id: connectionId, datasourceNameId }: Connection, linkSessionId: string) =>
  hasConsented(
    db,
    { connectionId, linkSessionId },
    { byTheirLink: datasourceNameId === quickBooksDesktop },
  );
