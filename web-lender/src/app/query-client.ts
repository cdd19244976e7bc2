import { QueryClient } from "@tanstack/react-query";
import { problemOf } from "../api/problem.ts";

/** What was read from the BFF. Refusals are not asked again: only a server that is away may come back. */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isAway(error),
        staleTime: 10_000,
        refetchOnWindowFocus: false,
      },
    },
  });
}

const isAway = (error: unknown) => (problemOf(error)?.status ?? 0) >= 502;
