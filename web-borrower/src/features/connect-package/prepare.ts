import { businessInfoMetadata } from "@tieout/core/business-info";
import type { ConsentWords } from "@tieout/core/consent/words";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { asShown } from "@tieout/web-portal/shown-words";
import { client } from "../../api/client.ts";
import type { RequestPath } from "../../api/request.ts";
import type { AccountingPackage } from "../../api/tenant-settings.ts";
import { readVisit, rememberVisit } from "../../api/visit.ts";

/**
 * Begins or continues a submission, and returns the address where the package asks for consent.
 *
 * @throws a `Refusal`
 */
export async function prepare(
  asked: SubmissionAsked,
  { accountingPackage, words }: PackageAgreed,
): Promise<string> {
  const { workspaceId } = asked;
  const submissionId = await during("failedToSubmit", submissionFor(asked));
  rememberVisit({ workspaceId, submissionId, accountingPackage });
  const prepared = { workspaceId, submissionId, accountingPackage, words };
  return during("failedToLink", addressFor(prepared));
}

/** A package, and what the borrower agrees to by connecting it. */
export interface PackageAgreed {
  readonly accountingPackage: AccountingPackage;
  readonly words: ConsentWords;
}

/** Names the step that failed. */
async function during<Result>(failed: Refusal["failed"], work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (problem) {
    // Every failure of a call is a problem; see `answerOf`.
    throw { ...(problem as Problem), failed };
  }
}

interface Prepared extends PackageAgreed {
  readonly workspaceId: string;
  readonly submissionId: string;
}

async function addressFor({ workspaceId, submissionId, accountingPackage, words }: Prepared) {
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
        words: asShown(words),
        ...(business && { initialMetadata: businessInfoMetadata(business) }),
      },
    }),
  );
  rememberVisit({ connectionRequestId: request.id });
  return addressOf(request.connectionEndpoint);
}

/** @throws a `Problem` if the address is missing or isn't a page */
function addressOf(connectionEndpoint: string | undefined): string {
  const isPage = connectionEndpoint !== undefined && /^https?:\/\//.test(connectionEndpoint);
  if (!isPage) throw nowhereToGo;
  return connectionEndpoint;
}

const noAnswerToUse = { title: "", status: 502, detail: "", description: "" };
const nowhereToGo: Problem = { ...noAnswerToUse, type: "no-connection-endpoint" };
/** A missing or empty token lets nobody in (S-A17). */
const noToken: Problem = {
  ...noAnswerToUse,
  type: "UnexpectedApiFailure",
  title: "UnexpectedApiFailure",
};

/** A problem with the step that failed (S-T19). */
export interface Refusal extends Problem {
  readonly failed: "failedToSubmit" | "failedToLink";
}

export interface SubmissionAsked extends RequestPath {
  /** Without it, a new submission begins. */
  readonly openSubmissionId: string | undefined;
}

/**
 * The id of the open submission, or of a new one.
 *
 * @throws the `Problem`, where none can be begun
 */
export async function submissionFor({
  openSubmissionId,
  ...path
}: SubmissionAsked): Promise<string> {
  return (goesOn(openSubmissionId) ? openSubmissionId : undefined) ?? (await begin(path));
}

/** A submission begun under another business name isn't continued. */
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
