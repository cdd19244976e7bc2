import {
  type DefaultError,
  MutationCache,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

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

/** Reads again what an action changed, before the action's own callbacks: a dialog closes once the list is read again. */
export const mutationCache = (onFailure?: (error: DefaultError) => void) =>
  new MutationCache({
    onSuccess: (answer, _input, _result, { meta }, { client }) => {
      if (meta?.answers) client.setQueryData(meta.answers, answer);
      return readAgain(client, meta?.changes);
    },
    onError: async (error, _input, _result, { meta }, { client }) => {
      onFailure?.(error);
      if (meta?.changesOnFailure) await readAgain(client, meta.changes);
    },
  });

function readAgain(client: QueryClient, changes: readonly QueryKey[] = []) {
  return Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey })));
}
