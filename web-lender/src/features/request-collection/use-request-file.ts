import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { pathTo, requestOf, type Wish } from "./wish.ts";

/** Asks for the wish as a file, which is chosen on a page of its own. */
export function useRequestFile(
  workspaceId: string,
  onRequested: ((submissionRequestId: number) => void) | undefined,
) {
  const { formatMessage } = useIntl();
  const { mutate, error, isPending } = api.useMutation("post", "/{workspaceId}/SubmissionRequests");

  return {
    request: (wish: Wish) =>
      mutate(
        { params: { path: pathTo(workspaceId) }, body: requestOf(wish) },
        // Whoever has closed the wizard meanwhile is led nowhere.
        { onSuccess: ({ id }) => onRequested?.(id) },
      ),
    refusal: error ? error.description || formatMessage({ id: "failure.unreachable" }) : undefined,
    isPending,
  };
}
