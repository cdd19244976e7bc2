import type { components } from "@tieout/openapi/borrower";
import { type Sending, type Uploaded, uploadFile } from "@tieout/web-portal";
import { headers } from "./client.ts";

export interface UploadPath {
  readonly workspaceId: string;
  readonly submissionId: string;
}

/** Sends one document along with a submission. */
export function uploadDocument(
  { workspaceId, submissionId }: UploadPath,
  file: File,
  sending: Sending,
): Promise<Uploaded<components["schemas"]["UploadedDocument"]>> {
  const query = new URLSearchParams({ submissionId, submissionDocumentType: "Additional" });
  return uploadFile(`/documents/${encodeURIComponent(workspaceId)}?${query}`, file, {
    ...sending,
    headers: headers(),
  });
}
