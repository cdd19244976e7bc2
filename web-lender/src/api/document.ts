import { client } from "./client.ts";
import type { SubmissionDetails, SubmissionPath } from "./submission.ts";

export type SubmissionDocument = SubmissionDetails["documents"][number];

/** Where a browser fetches a document's bytes. */
export const documentAddress = (
  { workspaceId, submissionId }: SubmissionPath,
  { id }: Pick<SubmissionDocument, "id">,
): string => `/api/documents/${workspaceId}/${submissionId}/${id}`;

/** Where a browser fetches several files as one archive, by the addresses of each. */
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

/** Where a browser fetches what certifies that a collection's files are gone. */
export const certificateAddress = ({ workspaceId, submissionId }: SubmissionPath): string =>
  `/api/${workspaceId}/Submissions/${submissionId}/deletioncertificate`;

/**
 * Sends one document along with a collection.
 *
 * @throws the `Problem`, where it isn't taken
 */
export async function uploadDocument(path: SubmissionPath, file: File): Promise<void> {
  const { workspaceId, submissionId } = path;
  const form = new FormData();
  form.append("content", file, file.name);
  const { error } = await client.POST("/documents/{workspaceId}", {
    params: { path: { workspaceId }, query: { submissionId } },
    // The contract's word for a file in a form is a text.
    body: { content: file.name },
    bodySerializer: () => form,
  });
  if (error) throw error;
}
