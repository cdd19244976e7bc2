import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { type NewSubmissionRequest, pathTo } from "./wish.ts";

/** Asks for the books, and opens the submission that they will come into. Gives the submission's id. */
export async function beginSubmission(
  workspaceId: string,
  request: NewSubmissionRequest,
): Promise<string> {
  const { id: requestId } = await answerOf(
    client.POST("/{workspaceId}/SubmissionRequests", {
      params: { path: pathTo(workspaceId) },
      body: request,
    }),
  );
  const submission = await answerOf(
    client.POST("/Submissions", { body: { entityId: workspaceId, requestId } }),
  );
  return submission.id;
}

/** Starts reading the books over a connection. */
export async function startImport(
  workspaceId: string,
  submissionId: string,
  connectionId: string,
): Promise<void> {
  await answerOf(
    client.POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId },
    }),
  );
}
