import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import type { Answers } from "@tieout/ui-kit/testing";
import { button, choose, press } from "./press.ts";
import { id } from "./workspace-list-answers.ts";

export const by = button("New data collection");

/** To each request that the wizard may send. */
export const made = {
  "POST /{workspaceId}/SubmissionRequests": {
    id: 41873,
    shareableLink: {
      url: "https://share.copperfield.example/linked#k=Wq8",
      expirationTime: "2025-11-13T13:00:00Z",
    },
  },
  "POST /Submissions": { id: id(100) },
  "POST /Workspaces/{workspaceId}/DelegatedAccessTokens": {
    ...{ token: "t", expirationTime: "2025-10-14T14:57:00Z" },
  },
  "POST /Workspaces/{workspaceId}/ConnectionRequests": {
    ...{ id: id(700), status: "NotStarted", errorCode: "None", accountingPackage: "xero" },
    ...{ connectionEndpoint: "https://vendor.example/authorize" },
    expiration: "2025-10-14T14:51:00Z",
  },
  "GET /Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}": {
    ...{ id: id(700), status: "NotStarted", errorCode: "None", accountingPackage: "xero" },
    expiration: "2025-10-14T14:51:00Z",
  },
} satisfies Answers<paths>;

export const toConnect = async (page: Page) => {
  await choose("Direct connection")(page);
  await press("Continue", "Continue", "Continue")(page);
};
