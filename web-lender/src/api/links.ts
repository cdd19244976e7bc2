import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type Link = components["schemas"]["Link"];

/** Newest first. The address of each link is fetched separately. */
export const links = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/Workspaces/{workspaceId}/links", {
      params: { path: { workspaceId } },
    }),
  );

/** With whether borrowers may use it. */
export const anonymousLink = () => queryOptions(api.queryOptions("get", "/tenant/anonymouslink"));
