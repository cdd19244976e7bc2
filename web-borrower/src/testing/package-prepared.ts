import { bff } from "./bff.ts";
import * as given from "./given.ts";

/** DEX's own page, where a borrower signs in. */
export const consentPage = "http://127.0.0.1:4300/dex/consent?state=abc";

/** Collects the request bodies. */
export const theWayIsPrepared = (asked: unknown[], connectionEndpoint = consentPage) => [
  bff.post("/Submissions", async ({ request, response }) => {
    asked.push(await request.json());
    return response(200).json({ id: given.submissionId });
  }),
  bff.post("/Workspaces/{workspaceId}/DelegatedAccessTokens", ({ response }) =>
    response(200).json({ token: "a-token", expirationTime: "2025-10-14T13:45:00Z" }),
  ),
  bff.post("/Workspaces/{workspaceId}/ConnectionRequests", async ({ request, response }) => {
    asked.push(await request.json());
    return response(200).json({
      id: given.connectionRequestId,
      status: "NotStarted",
      errorCode: "None",
      accountingPackage: "example",
      expiration: "2025-10-14T13:45:00Z",
      connectionEndpoint,
    });
  }),
];
