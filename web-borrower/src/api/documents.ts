import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem, sent } from "@tieout/web-portal/answer";
import { type Sending, type Uploaded, uploadFile } from "@tieout/web-portal/upload-file";
import { client, headers } from "./client.ts";

export type OwnDocument = components["schemas"]["OwnDocument"];

export interface DocumentsPath {
  readonly workspaceId: string;
  readonly submissionId: string;
}

/** Those that this visitor sent, read anew by each page that shows them. */
export const ownDocuments = ({ workspaceId, submissionId }: DocumentsPath) =>
  queryOptions<OwnDocument[], Problem>({
    queryKey: ["own-documents", workspaceId, submissionId],
    queryFn: async ({ signal }) =>
      answerOf(
        client.GET("/documents/{workspaceId}", {
          params: { path: { workspaceId }, query: { submissionId } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function uploadDocument(
  { workspaceId, submissionId }: DocumentsPath,
  file: File,
  sending: Sending,
): Promise<Uploaded<components["schemas"]["UploadedDocument"]>> {
  const query = new URLSearchParams({ submissionId, submissionDocumentType: "Additional" });
  return uploadFile(`/documents/${encodeURIComponent(workspaceId)}?${query}`, file, {
    ...sending,
    headers: headers(),
  });
}

export const removeDocument = (path: DocumentsPath, documentId: string): Promise<void> =>
  sent(
    client.DELETE("/documents/{workspaceId}/{submissionId}/{documentId}", {
      params: { path: { ...path, documentId } },
    }),
  );

/** From here on the lender has them. */
export const deliverDocuments = async (path: DocumentsPath) =>
  answerOf(
    client.POST("/documents/{workspaceId}/{submissionId}/delivery", {
      params: { path: { ...path } },
    }),
  );
