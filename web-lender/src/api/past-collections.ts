import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type PastCollection = components["schemas"]["Submission"];

/** Every collection of a workspace, deleted ones included: the page filters what it shows. */
export const pastCollections = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("post", "/submissions/search", {
      body: { entityId: workspaceId, includeDeleted: true },
    }),
  );
