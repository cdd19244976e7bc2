import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type Link = components["schemas"]["Link"];

/** A workspace's links by which borrowers answer, newest first. Their addresses are asked for one by one. */
export const links = (workspaceId: string) =>
  queryOptions(
    api.queryOptions("get", "/Workspaces/{workspaceId}/links", {
      params: { path: { workspaceId } },
    }),
  );

/** The tenant's anonymous link, and whether borrowers may come by it. */
export const anonymousLink = () => queryOptions(api.queryOptions("get", "/tenant/anonymouslink"));
