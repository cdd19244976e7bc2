import type { components } from "@tieout/openapi/lender";
import { api, client } from "./client.ts";

export type Submission = components["schemas"]["Submission"];
export type SubmissionDetails = components["schemas"]["SubmissionDetails"];
export type ImportStatus = components["schemas"]["ImportStatus"];

export interface SubmissionPath {
  readonly workspaceId: string;
  readonly submissionId: string;
}

export interface FinancialRecordPath {
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

export function submissionDetails({ workspaceId, submissionId }: SubmissionPath) {
  return api.queryOptions("get", "/{workspaceId}/Submissions/{submissionId}", {
    params: { path: { workspaceId, submissionId } },
  });
}

/** Polled every two seconds until there is an outcome. */
export function importStatus({ workspaceId, financialRecordId }: FinancialRecordPath) {
  return api.queryOptions(
    "get",
    "/{workspaceId}/financialrecords/{financialRecordId}/importstatus",
    { params: { path: { workspaceId, financialRecordId } } },
    { refetchInterval: ({ state }) => (state.data?.outcome === "Pending" ? 2000 : false) },
  );
}

export type SubmissionRequest = components["schemas"]["SubmissionRequest"];

export function submissionRequest(workspaceId: string, submissionRequestId: number) {
  return api.queryOptions("get", "/{workspaceId}/SubmissionRequests/{submissionRequestId}", {
    params: { path: { workspaceId, submissionRequestId } },
  });
}

export type Check = components["schemas"]["Check"];
export type Checks = components["schemas"]["Checks"];

/** Computed once, with the import. */
export function checksOf({ workspaceId, financialRecordId }: FinancialRecordPath) {
  return api.queryOptions(
    "get",
    "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
    { params: { path: { workspaceId, financialRecordId } } },
  );
}

export type WorkbookRevision = components["schemas"]["WorkbookRevision"];
export type WorkbookProof = NonNullable<WorkbookRevision["proof"]>;
export type Workbook = WorkbookRevision["workbooks"][number];

/** Whether its files are being generated or rebuilt. */
export const isUnderWay = ({ outcome, proof }: WorkbookRevision): boolean =>
  outcome === "Pending" || (proof !== undefined && proof.finishedTime === undefined);

/** Polled every two seconds while it's under way. */
export function workbookStatus(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  revision: number,
) {
  return api.queryOptions(
    "get",
    "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status",
    { params: { path: { workspaceId, financialRecordId, revision } } },
    { refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 2000 : false) },
  );
}

/** The variant is the kind, the revision is n (D-45). */
export function workbookAddress(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  { variantId, basis, revisionNumber }: Workbook,
): string {
  const record = `/api/${workspaceId}/financialrecords/${financialRecordId}`;
  return `${record}/workbooks/download/${variantId}/${revisionNumber}?basis=${basis}`;
}

export const newestOf = (revisions: readonly WorkbookRevision[]): WorkbookRevision | undefined =>
  revisions.toSorted((one, other) => other.revisionNumber - one.revisionNumber)[0];

export type SubmissionDocument = SubmissionDetails["documents"][number];

export const documentAddress = (
  { workspaceId, submissionId }: SubmissionPath,
  { id }: Pick<SubmissionDocument, "id">,
): string => `/api/documents/${workspaceId}/${submissionId}/${id}`;

export function archiveAddress(
  { workspaceId, submissionId }: SubmissionPath,
  addresses: readonly string[],
): string {
  const documents = addresses.flatMap((address) => {
    const [, id] = /^\/api\/documents\/[^/]+\/[^/]+\/([^/]+)$/.exec(address) ?? [];
    return id ?? [];
  });
  const workbooks = addresses.flatMap((address) => {
    const found = /\/workbooks\/download\/([^/]+)\/(\d+)\?basis=(\w+)$/.exec(address);
    return found ? found.slice(1).join(".") : [];
  });
  const query = [
    ...(documents.length > 0 ? [`documents=${documents.join(",")}`] : []),
    ...(workbooks.length > 0 ? [`workbooks=${workbooks.join(",")}`] : []),
  ].join("&");
  return `/api/${workspaceId}/Submissions/${submissionId}/files.zip?${query}`;
}

/** The certificate that a collection's files were deleted. */
export const certificateAddress = ({ workspaceId, submissionId }: SubmissionPath): string =>
  `/api/${workspaceId}/Submissions/${submissionId}/deletioncertificate`;

/** @throws the `Problem`, where it isn't taken */
export async function uploadDocument(
  path: SubmissionPath,
  file: File,
  submissionDocumentType?: string,
): Promise<components["schemas"]["UploadedDocument"]> {
  const { workspaceId, submissionId } = path;
  const form = new FormData();
  form.append("content", file, file.name);
  const { data, error } = await client.POST("/documents/{workspaceId}", {
    params: {
      path: { workspaceId },
      query: { submissionId, ...(submissionDocumentType && { submissionDocumentType }) },
    },
    // The contract types a file in a form as text.
    body: { content: file.name },
    bodySerializer: () => form,
  });
  if (error) throw error;
  return data;
}
