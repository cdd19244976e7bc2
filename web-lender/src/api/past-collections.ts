import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type PastCollection = components["schemas"]["Submission"];

/** What every workspace's collections are kept under; for saying that they changed. */
export const allPastCollections = ["post", "/submissions/search"] as const;

/** Every collection of a workspace, deleted ones included: the page filters what it shows. */
export const pastCollections = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("post", "/submissions/search", {
      body: { entityId: workspaceId, includeDeleted: true },
    }),
  );
