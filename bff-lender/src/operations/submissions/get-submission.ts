import { mayReleaseStatements, statementsGate } from "@tieout/core/submission";
import {
  findFinancialRecord,
  findSubmission,
  findSubmissionRequest,
  findTenantSettings,
  findUser,
  listDocuments,
  listWorkbookRevisions,
  type Submission,
  type Tx,
} from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import { presentSubmissionRequest } from "@tieout/server/presenting";
import { enterWorkspace } from "../../access.ts";
import { statementsRules } from "../../enter-statements.ts";
import type { Handler } from "../../operation.ts";
import { presentOwnDocument } from "../../presenters/document.ts";
import { presentSubmission } from "../../presenters/submission.ts";
import { presentRevision } from "../../presenters/workbook.ts";

export const getSubmission: Handler<"getSubmission"> = (
  { params: { workspaceId, submissionId } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const { submissionRequestId, requestingUserId, financialRecordId } = submission ?? {};
    const request =
      submissionRequestId !== undefined &&
      (await findSubmissionRequest(db, { workspaceId, id: submissionRequestId }));
    if (!submission || !request) return notFound();

    const asker = requestingUserId ? await findUser(db, requestingUserId) : undefined;
    const settings = await findTenantSettings(db);
    const collected = await collectedOf(db, submission);
    const revisions = financialRecordId ? await listWorkbookRevisions(db, financialRecordId) : [];
    const documents = await listDocuments(db, submissionId);
    const statements = statementsGate(submission, statementsRules(settings), caller.roles);
    const { autoDeleteAt, filesDeletedAt } = submission;
    return {
      status: 200,
      body: {
        submission: presentSubmission(submission, asker, language),
        request: presentSubmissionRequest(request),
        ...collected,
        workbookRevisions: revisions.map(presentRevision),
        documents: documents.map(presentOwnDocument),
        retentionPolicy: {
          isDeleted: filesDeletedAt !== undefined,
          ...(autoDeleteAt && { autoDeleteAt: autoDeleteAt.toISOString() }),
        },
        statements,
        ...(settings.minimumMappingDate && { minimumMappingDate: settings.minimumMappingDate }),
        may: {
          openStatements: statements === "open" && "collected" in collected,
          download: filesDeletedAt === undefined,
          upload: filesDeletedAt === undefined && submission.deletedAt === undefined,
          hide: submission.deletedAt === undefined,
          restore: submission.deletedAt !== undefined,
          releaseStatements:
            settings.financialStatementsReleaseEnabled &&
            submission.releasedAt === undefined &&
            mayReleaseStatements(caller.roles),
        },
      },
    };
  });

/** What the record says of the business and holds; nothing before it's Created. */
async function collectedOf(db: Tx, { workspaceId, financialRecordId }: Submission) {
  const record =
    financialRecordId && (await findFinancialRecord(db, { workspaceId, id: financialRecordId }));
  if (!record) return {};
  const { legalName, currency, from, upTo, bases, fiscalYearEndMonth } = record;
  return {
    collected: {
      ...{ legalName, currency, from, upTo, fiscalYearEndMonth, bases: [...bases] },
      dataAsOfTime: record.dataAsOf.toISOString(),
      ...record.counts,
    },
  };
}
