import type { ImportReason } from "@tieout/core/import";
import type { Language } from "@tieout/core/language";
import type { SubmissionRequest } from "@tieout/core/submission-request";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { WithoutNulls } from "@tieout/server/database/without-nulls";

export type PortalStatus = "Normal" | "ConnectionPendingUserIntervention";

export interface MetadataEntry {
  readonly name: string;
  readonly value: string;
  readonly type: string;
}

export interface SubmissionRow {
  readonly id: string;
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly engagementCode: string;
  /** −1 on the wire where there is none: anonymous. */
  readonly submissionRequestId: number | null;
  readonly sourceFlow: "borrower" | "lender";
  readonly mode: "shareable" | "direct" | "excel" | "anonymous";
  readonly portalStatus: PortalStatus;
  readonly datasourceNameId: string | null;
  readonly datasetName: string | null;
  readonly metadata: readonly MetadataEntry[];
  readonly verificationEmail: string | null;
  readonly verifiedAt: Date | null;
  readonly requestingUserId: string | null;
  readonly linkSessionId: string | null;
  readonly language: Language | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly autoDeleteAt: Date | null;
  readonly filesDeletedAt: Date | null;
  /** When the borrower took it back, and from when on nobody may read it because of that. */
  readonly withdrawnAt: Date | null;
  readonly withheldAt: Date | null;
  /** Whether it's kept whatever the retention policy says. */
  readonly legalHold: boolean;
  readonly heldAt: Date | null;
  readonly heldBy: string | null;
  readonly releasedAt: Date | null;
  /** What its imports read in place of what was asked. */
  readonly importOptions: SubmissionRequest | null;
  readonly financialRecordId: string | null;
  readonly financialRecordStatus: "Pending" | "Created" | "ImportError" | "Deleted" | null;
  readonly financialRecordCreatedAt: Date | null;
  /** Of the last attempt. */
  readonly errorCode: string | null;
  readonly reason: ImportReason | null;
  readonly connectionId: string | null;
  readonly workbookRevisions: number;
}

/** A collection as history and detail show it, with the state of its last attempt. */
export type Submission = WithoutNulls<SubmissionRow>;

/** Collections of workspaces that are there, each with its record and last attempt. */
export function submissions(db: Tx) {
  return table(db, "submissions")
    .where("submissions.tenantId", db.tenantId)
    .join("workspaces", {
      "workspaces.tenantId": "submissions.tenantId",
      "workspaces.id": "submissions.workspaceId",
    })
    .leftJoin("financialRecords", {
      "financialRecords.tenantId": "submissions.tenantId",
      "financialRecords.id": "submissions.financialRecordId",
    })
    .leftJoin("imports", {
      "imports.tenantId": "submissions.tenantId",
      "imports.financialRecordId": "submissions.financialRecordId",
    })
    .whereNull("workspaces.deletedAt")
    .select(...columns.map((column) => `submissions.${column}` as const))
    .select({
      workspaceName: "workspaces.displayName",
      engagementCode: "workspaces.engagementCode",
      financialRecordStatus: "financialRecords.status",
      financialRecordCreatedAt: "financialRecords.loadedAt",
      errorCode: computed<string | null>(db, "nullif(imports.error_code, 'None')"),
      reason: "imports.reason",
      connectionId: "imports.connectionId",
      workbookRevisions: table(db, "workbookRevisions")
        .whereRaw("workbook_revisions.tenant_id = submissions.tenant_id")
        .whereRaw("workbook_revisions.financial_record_id = submissions.financial_record_id")
        .count("*"),
    });
}

export type Collections = ReturnType<typeof submissions>;

const columns = [
  "id",
  "workspaceId",
  "submissionRequestId",
  "sourceFlow",
  "mode",
  "portalStatus",
  "datasourceNameId",
  "datasetName",
  "metadata",
  "verificationEmail",
  "verifiedAt",
  "requestingUserId",
  "linkSessionId",
  "language",
  "createdAt",
  "deletedAt",
  "autoDeleteAt",
  "filesDeletedAt",
  "withdrawnAt",
  "withheldAt",
  "legalHold",
  "heldAt",
  "heldBy",
  "releasedAt",
  "importOptions",
  "financialRecordId",
] as const;
