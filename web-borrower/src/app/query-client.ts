import { QueryCache, QueryClient } from "@tanstack/react-query";
import type { Problem } from "@tieout/web-portal/answer";
import { mutationCache } from "@tieout/web-portal/mutation-cache";
import { reportProblem } from "./report-faults.ts";

declare module "@tanstack/react-query" {
  interface Register {
    // Every call goes through a client that turns all failures into problems.
    defaultError: Problem;
  }
}

/** Retries twice, but not after a refusal or a timeout. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportProblem }),
    mutationCache: mutationCache(reportProblem),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // A phone that was briefly offline keeps what's being filled in.
        refetchOnReconnect: false,
        retry: (failures, { status }) => status >= 500 && status !== 504 && failures < 2,
      },
      // Offline, a press fails at once instead of being sent later.
      mutations: { networkMode: "always" },
    },
  });
