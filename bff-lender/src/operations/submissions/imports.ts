import { workspaceCapabilitiesOf } from "@tieout/core/access";
import { sayImport } from "@tieout/core/import";
import { anonymousRequestId } from "@tieout/core/submission";
import { beginImport, endImport, retryImport as retry } from "@tieout/server/collecting";
import {
  attempt,
  findImportOfRecord,
  findSubmission,
  listImportsForPortal,
  type Tx,
} from "@tieout/server/database";
import { notFound, problem } from "@tieout/server/http";
import { presentImportStatus, presentSubmissionRequest } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import type { Wire } from "../wire.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { begunReply } from "./begun-import.ts";
import { saveImportParameters as saveParameters } from "./import-parameters.ts";

/** What an import is to read is kept only where it begins. */
export const startImport: Handler<"startImport"> = (input, call) =>
  call.tx((db) =>
    attempt(
      db,
      () => start(db, input, call),
      ({ status }) => status === 200,
    ),
  );

async function start(
  db: Tx,
  {
    params: { workspaceId, submissionId },
    body: { connectionId, importParameters },
  }: Parameters<Handler<"startImport">>[0],
  { now, today, requestId, caller }: Parameters<Handler<"startImport">>[1],
) {
  const entered = await enterWorkspace(db, workspaceId, caller);
  if (entered.result === "refused") return entered.reply;

  if (importParameters) {
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    if (!submission || submission.deletedAt) return notFound();
    const saving = { submission, parameters: importParameters, caller, requestId, today, now };
    const saved = await saveParameters(db, saving);
    if (saved.result === "refused") return saved.reply;
  }
  const begun = await beginImport(db, {
    workspaceId,
    submissionId,
    connectionId,
    requestId,
    today,
    now,
    startedBy: { userId: caller.userId },
  });
  return begunReply(begun);
}

/** What it's to read from now on is kept only where it begins again. */
export const retryImport: Handler<"retryImport"> = (input, call) =>
  call.tx((db) =>
    attempt(
      db,
      () => again(db, input, call),
      ({ status }) => status === 200,
    ),
  );

async function again(
  db: Tx,
  { params: { workspaceId, financialRecordId }, body }: Parameters<Handler<"retryImport">>[0],
  { now, today, requestId, caller }: Parameters<Handler<"retryImport">>[1],
) {
  const entered = await enterWorkspace(db, workspaceId, caller);
  if (entered.result === "refused") return entered.reply;

  const parameters = body?.importParameters;
  if (parameters) {
    const failed = await findImportOfRecord(db, { workspaceId, financialRecordId });
    const submission =
      failed && (await findSubmission(db, { workspaceId, id: failed.submissionId }));
    if (!submission || submission.deletedAt) return notFound();
    const saving = { submission, parameters, caller, requestId, today, now };
    const saved = await saveParameters(db, saving);
    if (saved.result === "refused") return saved.reply;
  }
  const startedBy = { userId: caller.userId };
  const asked = { workspaceId, financialRecordId, startedBy, requestId, today, now };
  const retried = await retry(db, asked);
  switch (retried.result) {
    case "not-failed":
      return problem(409, "not-failed", "There is nothing to retry: this import did not fail.");
    case "no-stored-request":
      return problem(
        409,
        "no-stored-request",
        "The data collection to retry can't be found. Please start a new one.",
      );
    case "reconnect":
      return problem(
        409,
        "reconnect-needed",
        "The connection for this company has expired. Unable to import financials at this time.",
      );
    default:
      return begunReply(retried);
  }
}

export const cancelImport: Handler<"cancelImport"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, now, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
    if (!found) return notFound();
    if (found.outcome !== "Pending") {
      return problem(409, "not-running", "This import has ended already.");
    }

    const actor = { kind: "user", id: caller.userId } as const;
    const errorDescription = sayImport("The import was cancelled.");
    await endImport(db, found.id, { errorDescription, actor, requestId, now });
    const ended = await findImportOfRecord(db, { workspaceId, financialRecordId });
    return { status: 200, body: presentImportStatus(ended ?? found, language) };
  });

/** Says what a collection's next import reads, in place of what was asked. */
export const saveImportParameters: Handler<"saveImportParameters"> = (
  { params: { workspaceId, submissionId: id }, body: parameters },
  { tx, now, today, language, requestId, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const submission = await findSubmission(db, { workspaceId, id });
    if (!submission || submission.deletedAt) return notFound();

    const saving = { submission, parameters, caller, requestId, today, now };
    const saved = await saveParameters(db, saving);
    if (saved.result === "refused") return saved.reply;
    return { status: 200, body: presentSubmissionRequest(saved.request, language) };
  });

export const getImportStatus: Handler<"getImportStatus"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
    const submission = found && (await findSubmission(db, { workspaceId, id: found.submissionId }));
    if (!found || !submission) return notFound();
    const { datasourceNameId, datasetName } = submission;
    return {
      status: 200,
      body: presentImportStatus(
        {
          ...found,
          ...(datasourceNameId && { datasourceNameId }),
          ...(datasetName && { datasetName }),
        },
        language,
      ),
    };
  });

/** Whoever asks for all jobs gets those that ended within a day, unless they name another span. */
const dayMs = 86_400_000;

/** As many as the contract allows. */
const atMost = 200;

export const listPendingJobs: Handler<"listPendingJobs"> = (
  { query: { startCreationDate, returnAll } },
  { tx, now, language, caller: { userId, roles } },
) =>
  tx(async (db) => {
    const since = new Date(startCreationDate ?? now.getTime() - dayMs);
    const jobs = await listImportsForPortal(db, { userId, atMost, ...(returnAll && { since }) });

    return {
      status: 200,
      body: jobs.map((job): Wire["PendingJob"] => {
        const held = workspaceCapabilitiesOf({ roles, member: job.isMember });
        const status = presentImportStatus(job, language);
        return {
          // Only packages of the contract can be connected.
          datasourceNameId: job.datasourceNameId as Wire["AccountingPackage"],
          // Who isn't a member sees that books are read, and not which nor how many lines they have.
          status: job.isMember ? status : withoutFigures(status),
          financialRecordId: job.financialRecordId,
          submissionId: job.submissionId,
          workspaceId: job.workspaceId,
          workspaceName: job.workspaceName,
          canManageWorkspaceUsers: held.includes("CanManageWorkspaceUsers"),
          canViewWorkspace: held.includes("CanViewWorkspace"),
          hasShareableLink: job.mode === "shareable",
          submissionRequestId: job.submissionRequestId ?? anonymousRequestId,
          connectionId: job.connectionId,
          startedAt: job.createdAt.toISOString(),
          ...(job.finishedAt && { finishedAt: job.finishedAt.toISOString() }),
        };
      }),
    };
  });

function withoutFigures({ datasetName: _name, ...status }: Wire["ImportStatus"]) {
  return { ...status, steps: [] };
}
