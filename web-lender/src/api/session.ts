import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type CurrentUser = components["schemas"]["CurrentUser"];
export type SessionTimes = components["schemas"]["SessionTimes"];

/** When the session ends. Asking doesn't prolong it (D-4). */
export const sessionTimes = () =>
  queryOptions({
    ...api.queryOptions("get", "/auth/session"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Who is logged in, and what they may do in the portal. */
export const currentUser = () =>
  queryOptions({
    ...api.queryOptions("post", "/auth/postlogin", { body: {} }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
