import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type WaitingCollection = components["schemas"]["Submission"];

/** Collections of one's own workspaces that wait for somebody of the lender's (D-48). */
export const waitingCollections = () =>
  queryOptions(
    api.queryOptions("post", "/submissions/search", {
      body: { portalStatus: "ConnectionPendingUserIntervention" },
    }),
  );
