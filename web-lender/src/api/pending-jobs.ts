import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type PendingJob = components["schemas"]["PendingJob"];

const everyFiveSeconds = 5_000;
const atMost = 30_000;

/**
 * The imports that run or have ended within a day. Asked every 5 seconds while one of them runs (P-T15),
 * every 30 while none does or the server fails, and not at all by a page that nobody sees (D-36).
 */
export const pendingJobs = () =>
  queryOptions({
    ...api.queryOptions("get", "/submissions/listpending", {
      params: { query: { returnAll: true } },
    }),
    retry: false,
    refetchInterval: ({ state }) => {
      const failures = state.fetchFailureCount;
      if (failures > 0) return Math.min(everyFiveSeconds * 2 ** failures, atMost);
      return state.data?.some(isRunning) ? everyFiveSeconds : atMost;
    },
    refetchOnWindowFocus: true,
  });

export const pendingJobsKey = ["get", "/submissions/listpending"] as const;

export const isRunning = ({ status }: PendingJob): boolean => status.outcome === "Pending";
