import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";
import type { FinancialRecordPath } from "./submission.ts";

export type WorkbookRevision = components["schemas"]["WorkbookRevision"];
export type Workbook = WorkbookRevision["workbooks"][number];

/** How far a revision's workbooks are. Asked every two seconds while they are being made. */
export function workbookStatus(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  revision: number,
) {
  return api.queryOptions(
    "get",
    "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status",
    { params: { path: { workspaceId, financialRecordId, revision } } },
    { refetchInterval: ({ state }) => (state.data?.outcome === "Pending" ? 2000 : false) },
  );
}

/** Where a browser fetches the bytes: the variant is the kind, the revision is n (D-45). */
export function workbookAddress(
  { workspaceId, financialRecordId }: FinancialRecordPath,
  { variantId, basis, revisionNumber }: Workbook,
): string {
  const record = `/api/${workspaceId}/financialrecords/${financialRecordId}`;
  return `${record}/workbooks/download/${variantId}/${revisionNumber}?basis=${basis}`;
}

/** Of a collection's revisions, the one that holds now. */
export const newestOf = (revisions: readonly WorkbookRevision[]): WorkbookRevision | undefined =>
  revisions.toSorted((one, other) => other.revisionNumber - one.revisionNumber)[0];
