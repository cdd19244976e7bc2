import { useOneAtATime } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { pathTo, requestOf, type Wish } from "./wish.ts";

/** Asks for the wish as a file, which is chosen on a page of its own. */
export function useRequestFile(
  workspaceId: string,
  onRequested: ((submissionRequestId: number) => void) | undefined,
) {
  const { formatMessage } = useIntl();
  const { mutateAsync, error, isPending } = api.useMutation(
    "post",
    "/{workspaceId}/SubmissionRequests",
  );
  const begin = useOneAtATime(mutateAsync);

  return {
    request: (wish: Wish) =>
      begin(
        { params: { path: pathTo(workspaceId) }, body: requestOf(wish) },
        // Whoever has closed the wizard meanwhile is led nowhere.
        { onSuccess: ({ id }) => onRequested?.(id) },
      ),
    refusal: error ? error.description || formatMessage({ id: "failure.unreachable" }) : undefined,
    isPending,
  };
}
