import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";
import type { FinancialRecordPath } from "./submission.ts";

export type Check = components["schemas"]["Check"];
export type Checks = components["schemas"]["Checks"];

/** What ties out in a collection and what doesn't. Made once, with the import. */
export function checksOf({ workspaceId, financialRecordId }: FinancialRecordPath) {
  return api.queryOptions(
    "get",
    "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/checks",
    { params: { path: { workspaceId, financialRecordId } } },
  );
}
