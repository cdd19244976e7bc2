import { businessInfoMetadata } from "@tieout/core/business-info";
import { answerOf } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import type { RequestPath } from "./request.ts";
import { readVisit } from "./visit.ts";

export interface SubmissionAsked extends RequestPath {
  /** What was begun before and not finished; without it, a new submission begins. */
  readonly openSubmissionId: string | undefined;
}

/**
 * The submission that books go into: the open one, or a new one, with whose books they are.
 *
 * @throws the `Problem`, where none can be begun
 */
export async function submissionFor({
  openSubmissionId,
  ...path
}: SubmissionAsked): Promise<string> {
  return (goesOn(openSubmissionId) ? openSubmissionId : undefined) ?? (await begin(path));
}

/** Where a business was named, what somebody else began under another name isn't gone on with. */
function goesOn(openSubmissionId: string | undefined): boolean {
  const { business, submissionId } = readVisit();
  return business === undefined || submissionId === openSubmissionId;
}

async function begin({ workspaceId, submissionRequestId }: RequestPath): Promise<string> {
  const { business } = readVisit();
  const body = {
    entityId: workspaceId,
    requestId: submissionRequestId,
    ...(business && { submissionMetadata: businessInfoMetadata(business) }),
  };
  return (await answerOf(client.POST("/Submissions", { body }))).id;
}
