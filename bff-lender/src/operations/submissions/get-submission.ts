import { capabilitiesOf } from "@tieout/core/access";
import { mayReleaseStatements, statementsGate } from "@tieout/core/submission";
import type { Tx } from "@tieout/server/database/with-tenant";
import { notFound } from "@tieout/server/http/problem";
import { listDocuments } from "@tieout/services/documents/document";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findSpreadVersion } from "@tieout/services/financial-records/spread";
import { listWorkbookRevisions } from "@tieout/services/financial-records/workbook-revision";
import { presentSubmissionRequest } from "@tieout/services/presenting/submission-request";
import { findDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { findSubmission, type Submission } from "@tieout/services/submissions/submission";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { listUserCopies } from "@tieout/services/user-copies/user-copy";
import { findUser } from "@tieout/services/users/user";
import { presentOwnDocument } from "../documents/presenter.ts";
import type { Handler } from "../operation.ts";
import { statementsRules } from "../records/guard.ts";
import { presentRevision } from "../records/presenter.ts";
import { authorizeWorkspace } from "../workspaces/guard.ts";
import { presentRetention, presentUserCopy, presentVerification } from "./details-presenter.ts";
import { holderOf, requestOf } from "./lookups.ts";
import { presentSubmission } from "./presenter.ts";

export const getSubmission: Handler<"getSubmission"> = (
  { params: { workspaceId, submissionId } },
  { tx, language, caller },
) =>
  tx(async (db) => {
    const { workspace } = await authorizeWorkspace(db, workspaceId, caller);

    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const request = submission && (await requestOf(db, submission));
    if (!submission || !request) return notFound();

    const { requestingUserId, financialRecordId, filesDeletedAt } = submission;
    const isReadable = filesDeletedAt === undefined && submission.withheldAt === undefined;
    const asker = requestingUserId ? await findUser(db, requestingUserId) : undefined;
    const settings = await findTenantSettings(db);
    const collected = await collectedOf(db, submission);
    const revisions = financialRecordId ? await listWorkbookRevisions(db, financialRecordId) : [];
    const documents = await listDocuments(db, submissionId);
    const statements = statementsGate(submission, statementsRules(settings), caller.roles);
    const certificate = await findDeletionCertificate(db, { workspaceId, submissionId });
    const holder = await holderOf(db, submission);
    return {
      status: 200,
      body: {
        ...presentSubmission(submission, asker, language),
        request: presentSubmissionRequest(request, language),
        ...collected,
        workbooks: revisions.map((revision) => presentRevision(revision, language)),
        documents: documents.map(presentOwnDocument),
        retentionPolicy: presentRetention(submission, { holder, certificate }),
        ...presentVerification(submission, workspace),
        userCopies: (await listUserCopies(db, submissionId)).map(presentUserCopy),
        statements,
        ...(settings.minimumMappingDate && { minimumMappingDate: settings.minimumMappingDate }),
        may: {
          openStatements: statements === "open" && "collected" in collected,
          download: isReadable,
          upload:
            isReadable &&
            submission.withdrawnAt === undefined &&
            submission.deletedAt === undefined,
          hide: submission.deletedAt === undefined,
          restore: submission.deletedAt !== undefined,
          releaseStatements:
            settings.financialStatementsReleaseEnabled &&
            submission.releasedAt === undefined &&
            mayReleaseStatements(caller.roles),
          holdLegally:
            filesDeletedAt === undefined && capabilitiesOf(caller.roles).includes("CanManageUsers"),
        },
      },
    };
  });

/** Empty before the record is Created. */
async function collectedOf(db: Tx, { workspaceId, financialRecordId }: Submission) {
  const record =
    financialRecordId && (await findFinancialRecord(db, { workspaceId, id: financialRecordId }));
  if (!record) return {};
  const { legalName, currency, from, upTo, bases, groups, fiscalYearEndMonth } = record;
  const { version: statementsVersion } = await findSpreadVersion(db, record.id);
  return {
    statementsVersion,
    collected: {
      legalName,
      currency,
      from,
      upTo,
      fiscalYearEndMonth,
      bases: [...bases],
      groups: [...groups],
      dataAsOfTime: record.dataAsOf.toISOString(),
      ...record.counts,
      // Movements between a file's balances are kept as lines, and no lines to people.
      ...(!record.hasEntries && { journalLines: 0 }),
      hasEntries: record.hasEntries,
    },
  };
}
