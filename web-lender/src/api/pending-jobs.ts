import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type PendingJob = components["schemas"]["PendingJob"];

const everyFiveSeconds = 5_000;
const atMost = 30_000;

/** Polled every 5 s while an import runs (P-T15), else every 30 s, and never while hidden (D-36). */
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
