import { businessInfoMetadata } from "@tieout/core/business-info";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "../../api/client.ts";
import type { RequestPath } from "../../api/request.ts";
import type { AccountingPackage } from "../../api/tenant-settings.ts";
import { readVisit, rememberVisit } from "../../api/visit.ts";

/**
 * A submission, a token that is good once, and the address where the package asks for consent, which it
 * gives.
 *
 * @throws a `Refusal`
 */
export async function prepare(
  asked: SubmissionAsked,
  accountingPackage: AccountingPackage,
): Promise<string> {
  const { workspaceId } = asked;
  const submissionId = await during("failedToSubmit", submissionFor(asked));
  rememberVisit({ workspaceId, submissionId, accountingPackage });
  return during("failedToLink", addressFor({ workspaceId, submissionId, accountingPackage }));
}

/** Says on which part of the way something failed. */
async function during<Result>(failed: Refusal["failed"], work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (problem) {
    // Every failure of a call is a problem; see `answerOf`.
    throw { ...(problem as Problem), failed };
  }
}

interface Prepared {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly accountingPackage: AccountingPackage;
}

async function addressFor({ workspaceId, submissionId, accountingPackage }: Prepared) {
  const path = { workspaceId };
  const { business } = readVisit();
  const given = await client.POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
    params: { path },
  });
  if (given.error) throw given.error;
  const token = given.data?.token;
  if (!token) throw noToken;
  const request = await answerOf(
    client.POST("/Workspaces/{workspaceId}/ConnectionRequests", {
      params: { path },
      body: {
        accountingPackage,
        delegatedAccessToken: token,
        submissionId,
        sourceFlow: "borrower",
        initiator: "web-borrower",
        ...(business && { initialMetadata: businessInfoMetadata(business) }),
      },
    }),
  );
  rememberVisit({ connectionRequestId: request.id });
  return addressOf(request.connectionEndpoint);
}

/**
 * @throws a `Problem` where there is no address, or one that is no page
 */
function addressOf(connectionEndpoint: string | undefined): string {
  const isPage = connectionEndpoint !== undefined && /^https?:\/\//.test(connectionEndpoint);
  if (!isPage) throw nowhereToGo;
  return connectionEndpoint;
}

const noAnswerToUse = { title: "", status: 502, detail: "", description: "" };
const nowhereToGo: Problem = { ...noAnswerToUse, type: "no-connection-endpoint" };
/** An answer without a token, or with an empty one, lets nobody in (S-A17). */
const noToken: Problem = {
  ...noAnswerToUse,
  type: "UnexpectedApiFailure",
  title: "UnexpectedApiFailure",
};

/** A problem on the way to a package's page, and on which part of the way (S-T19). */
export interface Refusal extends Problem {
  readonly failed: "failedToSubmit" | "failedToLink";
}

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
