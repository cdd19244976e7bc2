import type { Day } from "@tieout/core/calendar";
import type {
  ImportErrorCode,
  ImportOutcome,
  ImportReason,
  StepProgress,
} from "@tieout/core/import";
import type { SubmissionRequest } from "@tieout/core/submission-request";
import type { Tx } from "@tieout/server/database/with-tenant";
import { ImportModel } from "./model.ts";

/** One attempt at reading one company's books. */
export interface Import {
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
  readonly financialRecordId: string;
  readonly attempt: number;
  readonly outcome: ImportOutcome;
  readonly errorCode: ImportErrorCode;
  /** Why it ended in an error. */
  readonly reason?: ImportReason;
  readonly today: Day;
  /** What was asked for; the days follow from it once the fiscal year is known. */
  readonly request: SubmissionRequest;
  readonly startedByUserId?: string;
  readonly startedByLinkSessionId?: string;
  /** In order, as progress is shown (D-15). */
  readonly steps: readonly StepProgress[];
  readonly createdAt: Date;
  readonly finishedAt?: Date;
}

export async function findImport(db: Tx, id: string): Promise<Import | undefined> {
  const row = await ImportModel.of(db).where({ id }).withGraphFetched("steps").first();
  return row && toImport(row);
}

/** The attempt that makes this record. */
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

export function toImport(row: ImportModel): Import {
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
