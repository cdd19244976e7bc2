import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type CurrentUser = components["schemas"]["CurrentUser"];
export type SessionTimes = components["schemas"]["SessionTimes"];

/** Asking doesn't extend the session (D-4). */
export const sessionTimes = () =>
  queryOptions({
    ...api.queryOptions("get", "/auth/session"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const currentUser = () =>
  queryOptions({
    ...api.queryOptions("post", "/auth/postlogin", { body: {} }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
