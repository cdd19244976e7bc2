import { QueryClient } from "@tanstack/react-query";
import { problemOf } from "@tieout/web-portal/answer";
import { mutationCache } from "@tieout/web-portal/mutation-cache";

/** Refusals aren't retried, and offline everything fails at once instead of being sent later. */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    mutationCache: mutationCache(),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isAway(error),
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** A call that took too long isn't repeated: its page has waited enough, and offers to. */
function isAway(error: unknown): boolean {
  const status = problemOf(error)?.status ?? 0;
  return status >= 502 && status !== 504;
}
