import { workspaceCapabilitiesOf } from "@tieout/core/access";
import { anonymousRequestId } from "@tieout/core/submission";
import { notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { endImport, retryImport as retry } from "@tieout/services/imports/end-import";
import { findImportOfRecord, listImportsForPortal } from "@tieout/services/imports/import";
import { beginImport } from "@tieout/services/imports/start-import";
import { presentImportStatus } from "@tieout/services/presenting/collection";
import { presentSubmissionRequest } from "@tieout/services/presenting/submission-request";
import { findSubmission } from "@tieout/services/submissions/submission";
import type { Handler } from "../operation.ts";
import type { Wire } from "../wire.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { begunReply } from "./begun-import.ts";
import { requireSubmission } from "./guard.ts";
import { saveImportParameters as saveParameters } from "./import-parameters.ts";

/** Parameters are saved only if the import starts: a refusal rolls them back. */
export const startImport: Handler<"startImport"> = (
  { params: { workspaceId, submissionId }, body: { connectionId, importParameters } },
  call,
) =>
  call.tx(async (db) => {
    const { now, today, requestId, caller } = call;
    await authorizeWorkspace(db, workspaceId, caller);

    if (importParameters) {
      const submission = await requireSubmission(db, { workspaceId, id: submissionId });
      await saveParameters(db, { submission, parameters: importParameters }, call);
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
  });

/** Parameters are saved only if the import restarts: a refusal rolls them back. */
export const retryImport: Handler<"retryImport"> = (
  { params: { workspaceId, financialRecordId }, body },
  call,
) =>
  call.tx(async (db) => {
    const { now, today, requestId, caller } = call;
    await authorizeWorkspace(db, workspaceId, caller);

    const parameters = body?.importParameters;
    if (parameters) {
      const failed = await findImportOfRecord(db, { workspaceId, financialRecordId });
      if (!failed) throw new Refusal(notFound());
      const submission = await requireSubmission(db, { workspaceId, id: failed.submissionId });
      await saveParameters(db, { submission, parameters }, call);
    }
    const startedBy = { userId: caller.userId };
    const asked = { workspaceId, financialRecordId, startedBy, requestId, today, now };
    const retried = await retry(db, asked);
    switch (retried.result) {
      case "not-failed":
      case "no-stored-request":
      case "reconnect":
        throw new Refusal(retryRefusals[retried.result]());
      default:
        return begunReply(retried);
    }
  });

const retryRefusals = {
  "not-failed": () => problem(409, "not-failed", { title: "import-not-failed" }),
  "no-stored-request": () =>
    problem(409, "no-stored-request", { title: "collection-to-retry-missing" }),
  reconnect: () =>
    problem(409, "reconnect-needed", { title: "connection-expired-import-not-possible" }),
} as const;

export const cancelImport: Handler<"cancelImport"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, now, language, requestId, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);
    const found = await findImportOfRecord(db, { workspaceId, financialRecordId });
    if (!found) return notFound();
    if (found.outcome !== "Pending") {
      return problem(409, "not-running", { title: "import-ended" });
    }

    const actor = { kind: "user", id: caller.userId } as const;
    const reason = { code: "import-cancelled", values: {} } as const;
    await endImport(db, found.id, { reason, actor, requestId, now });
    const ended = await findImportOfRecord(db, { workspaceId, financialRecordId });
    return { status: 200, body: presentImportStatus(ended ?? found, language) };
  });

export const saveImportParameters: Handler<"saveImportParameters"> = (
  { params: { workspaceId, submissionId: id }, body: parameters },
  call,
) =>
  call.tx(async (db) => {
    const { language, caller } = call;
    await authorizeWorkspace(db, workspaceId, caller);
    const submission = await requireSubmission(db, { workspaceId, id });
    const request = await saveParameters(db, { submission, parameters }, call);
    return { status: 200, body: presentSubmissionRequest(request, language) };
  });

export const getImportStatus: Handler<"getImportStatus"> = (
  { params: { workspaceId, financialRecordId } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    await authorizeWorkspace(db, workspaceId, caller);

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

/** By default, finished jobs of the last day are included. */
const dayMs = 86_400_000;

/** The contract's maximum. */
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
          // Only the contract's packages can be connected.
          datasourceNameId: job.datasourceNameId as Wire["AccountingPackage"],
          // Non-members see that books are being read, but neither which nor how many lines.
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
