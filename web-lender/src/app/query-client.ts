import { MutationCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { problemOf } from "../api/problem.ts";

/** What an action declares of what it changes; `useAction` sets it, the mutation cache acts on it. */
interface ActionMeta extends Record<string, unknown> {
  /** The query whose data the answer is. */
  readonly answers?: QueryKey | undefined;
  readonly changes?: readonly QueryKey[] | undefined;
  readonly changesOnFailure?: boolean | undefined;
}

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: ActionMeta;
  }
}

/**
 * What was read from the BFF. Refusals are not asked again: only a server that is away may come back. Without a
 * network everything fails at once and says so; else it would wait in silence, and be sent when nobody expects it.
 */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      // What is awaited here comes before the mutation's own callbacks: a dialog closes once the list is read again.
      onSuccess: (answer, _input, _result, { meta }, { client }) => {
        if (meta?.answers) client.setQueryData(meta.answers, answer);
        return readAgain(client, meta?.changes);
      },
      onError: async (_error, _input, _result, { meta }, { client }) => {
        if (meta?.changesOnFailure) await readAgain(client, meta.changes);
      },
    }),
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

function readAgain(client: QueryClient, changes: readonly QueryKey[] = []) {
  return Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey })));
}

const isAway = (error: unknown) => (problemOf(error)?.status ?? 0) >= 502;
