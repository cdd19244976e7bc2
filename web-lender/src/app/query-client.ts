import { QueryClient } from "@tanstack/react-query";
import { problemOf } from "@tieout/web-portal/answer";
import { mutationCache } from "@tieout/web-portal/mutation-cache";

/**
 * What was read from the BFF. Refusals are not asked again: only a server that is away may come back. Without a
 * network everything fails at once and says so; else it would wait in silence, and be sent when nobody expects it.
 */
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

const isAway = (error: unknown) => (problemOf(error)?.status ?? 0) >= 502;
