import { workspaceCapabilitiesOf } from "@tieout/core/access";
import { anonymousRequestId } from "@tieout/core/submission";
import { listImportsForPortal } from "@tieout/server/database";
import { presentImportStatus } from "@tieout/server/presenting";
import type { Handler } from "../../operation.ts";
import type { Wire } from "../wire.ts";

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
