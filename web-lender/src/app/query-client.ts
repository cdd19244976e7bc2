import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { problemOf } from "../api/problem.ts";

/**
 * What was read from the BFF. Refusals are not asked again: only a server that is away may come back.
 * A 401 in the middle of work is told once, whichever question met it (P-M5).
 */
export function createQueryCache(onSessionLost: () => void): QueryClient {
  const noticeSessionLost = (error: unknown) => {
    if (problemOf(error)?.status === 401) onSessionLost();
  };

  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isStartUp(query)) noticeSessionLost(error);
      },
    }),
    mutationCache: new MutationCache({ onError: noticeSessionLost }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isAway(error),
        staleTime: 10_000,
        refetchOnWindowFocus: false,
      },
    },
  });
}

const isStartUp = (query: Query<unknown, unknown>) => query.meta?.startsUp === true;

const isAway = (error: unknown) => (problemOf(error)?.status ?? 0) >= 502;
