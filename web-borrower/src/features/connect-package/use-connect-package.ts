import { useMutation } from "@tanstack/react-query";
import { businessInfoMetadata } from "@tieout/core/business-info";
import { useEffect } from "react";
import { answer, client, type Problem } from "../../api/client.ts";
import { type SubmissionAsked, submissionFor } from "../../api/submission.ts";
import type { AccountingPackage } from "../../api/tenant-settings.ts";
import { readVisit, rememberVisit } from "../../api/visit.ts";

export interface ConnectingPackage {
  readonly connect: (accountingPackage: AccountingPackage) => void;
  /** The package that is being opened, until the browser has left. */
  readonly opening: AccountingPackage | undefined;
  /** The package that could not be opened, and why. */
  readonly refused:
    | { readonly accountingPackage: AccountingPackage | undefined; readonly problem: Refusal }
    | undefined;
}

/** A problem on the way to a package's page, and on which part of the way (S-T19). */
export interface Refusal extends Problem {
  readonly failed: "failedToSubmit" | "failedToLink";
}

/**
 * Sends the borrower to a package's own page: a submission, a token that is good once, and the address
 * where the package asks for consent. Between the two pages the tab remembers ids only.
 */
export function useConnectPackage(
  asked: SubmissionAsked,
  onReady: (address: string) => void,
): ConnectingPackage {
  const { mutate, reset, variables, error, isPending, isSuccess } = useMutation<
    string,
    Refusal,
    AccountingPackage
  >({
    mutationFn: async (accountingPackage) => {
      const { workspaceId } = asked;
      const submissionId = await during("failedToSubmit", submissionFor(asked));
      rememberVisit({ workspaceId, submissionId, accountingPackage });
      return during("failedToLink", prepare({ workspaceId, submissionId, accountingPackage }));
    },
    onSuccess: (address) => onReady(address),
  });

  // A page that comes back with the browser's back button is no longer on its way out.
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, [reset]);

  return {
    connect: mutate,
    opening: isPending || isSuccess ? variables : undefined,
    refused: error ? { accountingPackage: variables, problem: error } : undefined,
  };
}

/** Says on which part of the way something failed. */
async function during<Result>(failed: Refusal["failed"], work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (problem) {
    // Every failure of a call is a problem; see `answer`.
    throw { ...(problem as Problem), failed };
  }
}

interface Prepared {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly accountingPackage: AccountingPackage;
}

async function prepare({ workspaceId, submissionId, accountingPackage }: Prepared) {
  const path = { workspaceId };
  const { business } = readVisit();
  const { token } = answer(
    await client.POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", { params: { path } }),
  );
  if (token === "") throw noToken;
  const request = answer(
    await client.POST("/Workspaces/{workspaceId}/ConnectionRequests", {
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
/** A token that is empty lets nobody in (S-A17). */
const noToken: Problem = {
  ...noAnswerToUse,
  type: "UnexpectedApiFailure",
  title: "UnexpectedApiFailure",
};
