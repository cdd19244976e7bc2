import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import type { ConnectionRequest } from "../../api/connection-requests.ts";
import type { AccountingPackage } from "../../messages/packages.ts";

interface Wanted {
  readonly accountingPackage: AccountingPackage;
  readonly submissionId?: string;
  /** The connection to make anew, under the same id. */
  readonly existingConnectionId?: string;
}

/** Prepares a package's own page, before the click that opens it (D-18). */
export async function prepareConnection(
  workspaceId: string,
  wanted: Wanted,
): Promise<ConnectionRequest> {
  const path = { workspaceId };
  const given = await client.POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
    params: { path },
  });
  if (given.error) throw given.error;
  const token = given.data?.token;
  if (!token) throw new Error("UnexpectedApiFailure");
  return answerOf(
    client.POST("/Workspaces/{workspaceId}/ConnectionRequests", {
      params: { path },
      body: { ...wanted, delegatedAccessToken: token, sourceFlow: "lender" },
    }),
  );
}
