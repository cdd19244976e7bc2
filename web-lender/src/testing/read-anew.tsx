import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/** Invalidates a query, as another part of the page would. */
export function ReadAnew({ what }: { readonly what: QueryKey }) {
  const queryClient = useQueryClient();
  return (
    <button type="button" onClick={() => queryClient.invalidateQueries({ queryKey: what })}>
      Read anew
    </button>
  );
}
