import type { Day } from "@tieout/core/calendar/day";
import type {
  ImportErrorCode,
  ImportOutcome,
  ImportReason,
  StepProgress,
} from "@tieout/core/import/import";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import { computed, table } from "@tieout/server/database/table";
import { tenantModel } from "@tieout/server/database/tenant-model";
import type { Tx } from "@tieout/server/database/with-tenant";
import { Model } from "objection";

export interface Import {
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
  readonly financialRecordId: string;
  readonly attempt: number;
  readonly outcome: ImportOutcome;
  readonly errorCode: ImportErrorCode;
  readonly reason?: ImportReason;
  readonly today: Day;
  /** The days follow once the fiscal year is known. */
  readonly request: SubmissionRequest;
  readonly startedByUserId?: string;
  readonly startedByLinkSessionId?: string;
  /** In progress order (D-15). */
  readonly steps: readonly StepProgress[];
  readonly createdAt: Date;
  readonly finishedAt?: Date;
}

export async function findImport(db: Tx, id: string): Promise<Import | undefined> {
  const row = await ImportModel.of(db).where({ id }).withGraphFetched("steps").first();
  return row && toImport(row);
}

export async function findImportOfRecord(
  db: Tx,
  { workspaceId, financialRecordId }: { workspaceId: string; financialRecordId: string },
): Promise<Import | undefined> {
  const row = await ImportModel.of(db)
    .where({ workspaceId, financialRecordId })
    .withGraphFetched("steps")
    .first();
  return row && toImport(row);
}

function toImport(row: ImportModel): Import {
  const steps = [...(row.steps ?? [])].sort((left, right) => left.position - right.position);
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    submissionId: row.submissionId,
    connectionId: row.connectionId,
    financialRecordId: row.financialRecordId,
    attempt: row.attempt,
    outcome: row.outcome,
    errorCode: row.errorCode,
    ...(row.reason && { reason: row.reason }),
    today: row.today,
    request: row.request,
    ...(row.startedByUserId && { startedByUserId: row.startedByUserId }),
    ...(row.startedByLinkSessionId && { startedByLinkSessionId: row.startedByLinkSessionId }),
    steps: steps.map(({ step, state, done, expected }) => ({
      step,
      state,
      done,
      ...(expected !== null && { expected }),
    })),
    createdAt: row.createdAt,
    ...(row.finishedAt && { finishedAt: row.finishedAt }),
  };
}

interface ListedImport extends Import {
  readonly workspaceName: string;
  readonly datasourceNameId: string;
  readonly datasetName: string;
  readonly mode: "shareable" | "direct" | "excel" | "anonymous";
  readonly submissionRequestId?: number;
  readonly isMember: boolean;
}

/**
 * Running imports, and those ended since `since`: each collection's last attempt, running first. All of the
 * tenant's: readers who aren't members see that one runs, not what it reads.
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
      // Both are set once there's an import.
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

/** The one import that may run over a connection (D-14). */
export async function findRunningImportId(
  db: Tx,
  connectionId: string,
): Promise<string | undefined> {
  const row = await table(db, "imports")
    .where({ tenantId: db.tenantId, connectionId, outcome: "Pending" })
    .first("id");
  return row?.id;
}

/** Whether an import has ever started over a connection. */
export async function hasBeenRead(db: Tx, connectionId: string): Promise<boolean> {
  const read = await table(db, "imports")
    .where({ tenantId: db.tenantId, connectionId })
    .first("id");
  return read !== undefined;
}

/** The data collection of a connection's last import, if that import failed. */
export async function findFailedSubmissionId(
  db: Tx,
  connectionId: string,
): Promise<string | undefined> {
  const last = await table(db, "imports")
    .where({ tenantId: db.tenantId, connectionId })
    .orderBy([
      { column: "createdAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .first("submissionId", "outcome");
  return last?.outcome === "Error" ? last.submissionId : undefined;
}

/** A workspace's running imports, locked: nothing they read is saved until the transaction ends. */
export async function lockRunningImportIds(db: Tx, workspaceId: string): Promise<string[]> {
  return table(db, "imports")
    .where({ tenantId: db.tenantId, workspaceId, outcome: "Pending" })
    .orderBy("id")
    .forUpdate()
    .pluck("id");
}

export async function listRunningImportsOf(db: Tx, submissionId: string): Promise<string[]> {
  return table(db, "imports")
    .where({ tenantId: db.tenantId, submissionId, outcome: "Pending" })
    .orderBy("id")
    .pluck("id");
}

/** Whether a collection is being read over another connection than this one. */
export async function isReadElsewhere(
  db: Tx,
  { submissionId, connectionId }: Pick<Import, "submissionId" | "connectionId">,
): Promise<boolean> {
  const row = await table(db, "imports")
    .where({ tenantId: db.tenantId, submissionId, outcome: "Pending" })
    .whereNot({ connectionId })
    .first("id");
  return row !== undefined;
}

class ImportStepModel extends tenantModel("importSteps") {}

class ImportModel extends tenantModel("imports") {
  static override relationMappings = () => ({
    steps: {
      relation: Model.HasManyRelation,
      modelClass: ImportStepModel,
      join: {
        from: ["imports.tenantId", "imports.id"],
        to: ["importSteps.tenantId", "importSteps.importId"],
      },
    },
  });

  declare steps?: ImportStepModel[];
}
