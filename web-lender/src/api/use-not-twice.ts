import { type MutationKey, useQueryClient } from "@tanstack/react-query";

/**
 * Begins what isn't running already. The second press of a double click may come before the page is drawn busy,
 * and what is saved twice from one version would be told of as somebody else's change.
 */
export function useNotTwice(mutationKey: MutationKey): (begin: () => void) => void {
  const queryClient = useQueryClient();

  return (begin) => {
    if (queryClient.isMutating({ mutationKey, exact: true }) === 0) begin();
  };
}
