import type { Language } from "@tieout/core/language";
import type { SubmissionRequest } from "@tieout/core/submission-request";
import type { Knex } from "knex";
import type { Tx } from "../with-tenant.ts";
import type { WithoutNulls } from "../without-nulls.ts";

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
  readonly errorDescription: string | null;
  readonly connectionId: string | null;
  readonly workbookRevisions: number;
}

/** A collection as history and detail show it, with the state of its last attempt. */
export type Submission = WithoutNulls<SubmissionRow>;

/** Collections of workspaces that are there, each with its record and last attempt. */
export function submissions(db: Tx): Knex.QueryBuilder {
  return db("submissions")
    .where("submissions.tenantId", db.tenantId)
    .join("workspaces", function () {
      this.on("workspaces.tenantId", "submissions.tenantId").andOn(
        "workspaces.id",
        "submissions.workspaceId",
      );
    })
    .leftJoin("financialRecords", function () {
      this.on("financialRecords.tenantId", "submissions.tenantId").andOn(
        "financialRecords.id",
        "submissions.financialRecordId",
      );
    })
    .leftJoin("imports", function () {
      this.on("imports.tenantId", "submissions.tenantId").andOn(
        "imports.financialRecordId",
        "submissions.financialRecordId",
      );
    })
    .whereNull("workspaces.deletedAt")
    .select(columns.map((column) => `submissions.${column}`))
    .select({
      workspaceName: "workspaces.displayName",
      engagementCode: "workspaces.engagementCode",
      financialRecordStatus: "financialRecords.status",
      financialRecordCreatedAt: "financialRecords.loadedAt",
      errorCode: db.raw("nullif(imports.error_code, 'None')"),
      errorDescription: "imports.errorDescription",
      connectionId: "imports.connectionId",
      workbookRevisions: db("workbookRevisions")
        .whereRaw("workbook_revisions.tenant_id = submissions.tenant_id")
        .whereRaw("workbook_revisions.financial_record_id = submissions.financial_record_id")
        .count("*"),
    });
}

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
