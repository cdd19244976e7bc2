import {
  type DefaultError,
  MutationCache,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** Declared by `useAction`, applied by the mutation cache. */
interface ActionMeta extends Record<string, unknown> {
  /** The query whose data the response is. */
  readonly answers?: QueryKey | undefined;
  readonly changes?: readonly QueryKey[] | undefined;
  readonly changesOnFailure?: boolean | undefined;
}

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: ActionMeta;
  }
}

/** Refetches before the action's own callbacks, so a dialog closes only after its list is current. */
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
