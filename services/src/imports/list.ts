import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type Import, toImport } from "./import.ts";
import { ImportModel } from "./model.ts";

/** An import as the portal's job list shows it. */
export interface ListedImport extends Import {
  readonly workspaceName: string;
  readonly datasourceNameId: string;
  readonly datasetName: string;
  readonly mode: "shareable" | "direct" | "excel" | "anonymous";
  readonly submissionRequestId?: number;
  readonly isMember: boolean;
}

/**
 * Running imports, and with `since` those that ended from then on: of each collection the last
 * attempt, those that run before those that have ended. All of the tenant's: who isn't a member sees that
 * one runs, not what it reads.
 */
export async function listImportsForPortal(
  db: Tx,
  {
    userId,
    since,
    atMost,
  }: { readonly userId: string; readonly since?: Date; readonly atMost: number },
): Promise<ListedImport[]> {
  const rows = await ImportModel.of(db)
    .where((found) => {
      found.where("imports.outcome", "Pending");
      if (since) found.orWhere("imports.finishedAt", ">=", since);
    })
    .whereExists(
      table(db, "submissions")
        .whereRaw("submissions.tenant_id = imports.tenant_id")
        .whereRaw("submissions.financial_record_id = imports.financial_record_id")
        .whereRaw("submissions.id = imports.submission_id")
        .whereNull("submissions.deletedAt"),
    )
    .withGraphFetched("steps")
    .orderByRaw("imports.outcome = 'Pending' desc")
    .orderBy("imports.createdAt", "desc")
    .limit(atMost);
  if (rows.length === 0) return [];

  const contexts = await table(db, "submissions")
    .join("workspaces", {
      "workspaces.tenantId": "submissions.tenantId",
      "workspaces.id": "submissions.workspaceId",
    })
    .leftJoin("workspaceUsers", (member) => {
      member
        .on("workspaceUsers.tenantId", "submissions.tenantId")
        .andOn("workspaceUsers.workspaceId", "submissions.workspaceId")
        .andOnVal("workspaceUsers.userId", userId);
    })
    .where("submissions.tenantId", db.tenantId)
    .whereNull("workspaces.deletedAt")
    .whereIn(
      "submissions.id",
      rows.map(({ submissionId }) => submissionId),
    )
    .select("submissions.id", "mode", "submissionRequestId")
    .select({
      // An import has set both.
      datasourceNameId: computed<string>(db, "submissions.datasource_name_id"),
      datasetName: computed<string>(db, "submissions.dataset_name"),
      workspaceName: "workspaces.displayName",
      memberId: "workspaceUsers.userId",
    });
  const byId = new Map(contexts.map((context) => [context.id, context]));

  return rows.flatMap((row) => {
    const context = byId.get(row.submissionId);
    return context ? [{ ...toImport(row), ...toContext(context) }] : [];
  });
}

interface PortalContext {
  readonly id: string;
  readonly workspaceName: string;
  readonly datasourceNameId: string;
  readonly datasetName: string;
  readonly mode: ListedImport["mode"];
  readonly submissionRequestId: number | null;
  readonly memberId: string | null;
}

function toContext({ id: _, memberId, submissionRequestId, ...context }: PortalContext) {
  return {
    ...context,
    isMember: memberId !== null,
    ...(submissionRequestId !== null && { submissionRequestId }),
  };
}
