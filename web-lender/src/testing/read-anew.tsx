import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/** Has something asked for once more, as whatever changes it elsewhere on the page does. */
export function ReadAnew({ what }: { readonly what: QueryKey }) {
  const queryClient = useQueryClient();
  return (
    <button type="button" onClick={() => queryClient.invalidateQueries({ queryKey: what })}>
      Read anew
    </button>
  );
}
