import type { ImportReason } from "@tieout/core/import/import";
import type { Language } from "@tieout/core/language";
import type {
  CollectionGroup,
  SubmissionRequest,
} from "@tieout/core/submission-request/submission-request";
import { computed, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type WithoutNulls, withoutNulls } from "@tieout/server/database/without-nulls";

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
  /** Of the borrower's browser, by which their page writes figures and times. */
  readonly region: string | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly autoDeleteAt: Date | null;
  readonly filesDeletedAt: Date | null;
  /** When the borrower withdrew it, and since when it's hidden because of that. */
  readonly withdrawnAt: Date | null;
  readonly withheldAt: Date | null;
  readonly legalHold: boolean;
  readonly heldAt: Date | null;
  readonly heldBy: string | null;
  readonly releasedAt: Date | null;
  /** What its imports read instead of the request. */
  readonly importOptions: SubmissionRequest | null;
  readonly financialRecordId: string | null;
  readonly financialRecordStatus: "Pending" | "Created" | "ImportError" | "Deleted" | null;
  readonly financialRecordCreatedAt: Date | null;
  readonly collectedGroups: readonly CollectionGroup[] | null;
  /** Of the last attempt. */
  readonly errorCode: string | null;
  readonly reason: ImportReason | null;
  readonly connectionId: string | null;
  readonly workbookRevisions: number;
  /** When the borrower last sent documents, where nobody has begun to share books. */
  readonly documentsOnlyAt: Date | null;
}

/** A collection with the state of its last attempt. */
export type Submission = WithoutNulls<SubmissionRow>;

/** Collections of existing workspaces, with record and last attempt. */
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
      collectedGroups: "financialRecords.groups",
      errorCode: computed<string | null>(db, "nullif(imports.error_code, 'None')"),
      reason: "imports.reason",
      connectionId: "imports.connectionId",
      workbookRevisions: table(db, "workbookRevisions")
        .whereRaw("workbook_revisions.tenant_id = submissions.tenant_id")
        .whereRaw("workbook_revisions.financial_record_id = submissions.financial_record_id")
        .count("*"),
      documentsOnlyAt: computed<Date | null>(
        db,
        `case when submissions.financial_record_id is null then (
          select max(announced_at) from documents
          where documents.tenant_id = submissions.tenant_id
            and documents.workspace_id = submissions.workspace_id
            and documents.submission_id = submissions.id) end`,
      ),
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
  "region",
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

export async function findSubmission(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<Submission | undefined> {
  const row = await submissions(db)
    .where({ "submissions.workspaceId": workspaceId, "submissions.id": id })
    .first();
  return row && withoutNulls(row);
}

/** A collection's workspace by id, for authorization; deleted ones too. */
export async function findWorkspaceOfSubmission(db: Tx, id: string): Promise<string | undefined> {
  const row = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id })
    .first("workspaceId");
  return row?.workspaceId;
}

export async function findNewestSubmissionId(
  db: Tx,
  workspaceId: string,
): Promise<string | undefined> {
  const row = await table(db, "submissions")
    .where({ tenantId: db.tenantId, workspaceId, deletedAt: null })
    .orderBy([
      { column: "createdAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .first("id");
  return row?.id;
}

export interface SubmissionSearch {
  readonly workspaceId?: string;
  readonly from?: Date;
  /** Up to and without. */
  readonly to?: Date;
  readonly includeDeleted?: boolean;
  readonly portalStatus?: PortalStatus;
  /** Only workspaces of this member. */
  readonly memberId?: string;
}

/** History, newest first; a thousand at most. */
export async function searchSubmissions(db: Tx, search: SubmissionSearch): Promise<Submission[]> {
  const { workspaceId, from, to, includeDeleted = false, portalStatus, memberId } = search;
  const found = submissions(db).whereNotNull("workspaces.confirmedAt");
  if (workspaceId) found.where("submissions.workspaceId", workspaceId);
  if (from) found.where("submissions.createdAt", ">=", from);
  if (to) found.where("submissions.createdAt", "<", to);
  if (!includeDeleted) found.whereNull("submissions.deletedAt");
  if (portalStatus) found.where({ portalStatus });
  if (memberId) {
    found.whereExists(
      table(db, "workspaceUsers")
        .where({ "workspaceUsers.tenantId": db.tenantId, userId: memberId })
        .whereRaw("workspace_users.workspace_id = submissions.workspace_id"),
    );
  }
  const rows = await found
    .orderBy([
      { column: "submissions.createdAt", order: "desc" },
      { column: "submissions.id", order: "desc" },
    ])
    .limit(1_000);
  return rows.map(withoutNulls);
}

interface NewSubmission {
  readonly id: string;
  readonly workspaceId: string;
  /** Absent for the anonymous link, exactly when the mode is anonymous. */
  readonly submissionRequestId?: number;
  readonly sourceFlow: "borrower" | "lender";
  readonly mode: "shareable" | "direct" | "excel" | "anonymous";
  readonly metadata: readonly MetadataEntry[];
  readonly verificationEmail?: string;
  /** Who asked for the books: the lender's person behind the request. */
  readonly requestingUserId?: string;
  readonly linkSessionId?: string;
  readonly language?: Language;
  readonly region?: string | undefined;
  readonly now: Date;
}

export async function saveSubmission(db: Tx, submission: NewSubmission): Promise<void> {
  const { metadata, verificationEmail, requestingUserId, linkSessionId, now, ...rest } = submission;
  await table(db, "submissions").insert({
    tenantId: db.tenantId,
    ...rest,
    metadata: JSON.stringify(metadata),
    verificationEmail: verificationEmail ?? null,
    requestingUserId: requestingUserId ?? null,
    linkSessionId: linkSessionId ?? null,
    createdAt: now,
  });
}

/** The region in which a borrower's page wrote in this language, if it spoke it. */
export const regionIn = (
  { language: spoken, region }: Pick<Submission, "language" | "region">,
  language: Language,
): string | undefined => (spoken === language ? region : undefined);

/** Sets whether a collection needs a lender's action, and its package. */
export async function savePortalStatus(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  changed: { readonly portalStatus?: PortalStatus; readonly datasourceNameId?: string },
): Promise<void> {
  await table(db, "submissions").where({ tenantId: db.tenantId, workspaceId, id }).update(changed);
}

/** Saves what its imports read from now on. */
export async function saveImportOptions(
  db: Tx,
  id: string,
  options: SubmissionRequest,
): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id })
    .update({ importOptions: JSON.stringify(options) });
}

/** Releases statements to everybody. True the first time. */
export async function releaseSubmission(db: Tx, id: string, now: Date): Promise<boolean> {
  const released = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, releasedAt: null })
    .update({ releasedAt: now });
  return released === 1;
}

/** Hides a collection. True if it was visible. */
export async function hideSubmission(
  db: Tx,
  id: string,
  { deletedBy, now }: { readonly deletedBy: string; readonly now: Date },
): Promise<boolean> {
  const hidden = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({ deletedAt: now, deletedBy });
  return hidden === 1;
}

/** Restores a hidden collection; deleted files stay deleted. */
export async function restoreSubmission(db: Tx, id: string): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id })
    .update({ deletedAt: null, deletedBy: null });
}
