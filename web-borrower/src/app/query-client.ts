import { QueryCache, QueryClient } from "@tanstack/react-query";
import type { Problem } from "@tieout/web-portal/answer";
import { mutationCache } from "@tieout/web-portal/mutation-cache";
import { reportProblem } from "./report-faults.ts";

declare module "@tanstack/react-query" {
  interface Register {
    // Every call goes through a client that makes all failures problems.
    defaultError: Problem;
  }
}

/** Asks again where asking again can help: twice, and never about what the server refused. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportProblem }),
    mutationCache: mutationCache(reportProblem),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // What somebody is filling in isn't given up because a phone was out of reach for a moment.
        refetchOnReconnect: false,
        retry: (failures, { status }) => status >= 500 && failures < 2,
      },
      // Without a network a press fails at once and says so; it would be sent when nobody expects it.
      mutations: { networkMode: "always" },
    },
  });
