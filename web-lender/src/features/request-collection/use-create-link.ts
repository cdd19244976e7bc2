import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { links } from "../../api/links.ts";
import { pathTo, requestOf, type Wish } from "./wish.ts";

/** The address to send to the borrower, what it asks for, and until when it works. */
export interface CreatedLink {
  readonly submissionRequestId: number;
  readonly url: string;
  readonly expirationTime: string;
}

/** Asks for the wish by a link, and hands on the link. */
export function useCreateLink(workspaceId: string, onCreated: (link: CreatedLink) => void) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = api.useMutation(
    "post",
    "/{workspaceId}/SubmissionRequests",
    {
      onSuccess: ({ id, shareableLink }) => {
        if (!shareableLink) throw new Error("a request by link came back without its link");
        queryClient.invalidateQueries({ queryKey: links(workspaceId).queryKey });
        onCreated({ ...shareableLink, submissionRequestId: id });
      },
    },
  );

  return {
    create: (wish: Wish) =>
      mutate({ params: { path: pathTo(workspaceId) }, body: requestOf(wish) }),
    refusal: error ? error.description || formatMessage({ id: "failure.unreachable" }) : undefined,
    isPending,
  };
}
