import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { requestOf, type Wish } from "./wish.ts";

/** The address to send to the borrower, and until when it works. */
export interface CreatedLink {
  readonly url: string;
  readonly expirationTime: string;
}

/** Asks for the wish by a link, and hands on the link. */
export function useCreateLink(workspaceId: string, onCreated: (link: CreatedLink) => void) {
  const { formatMessage } = useIntl();
  const { mutate, error, isPending } = api.useMutation(
    "post",
    "/{workspaceId}/SubmissionRequests",
    {
      onSuccess: ({ shareableLink }) => {
        if (!shareableLink) throw new Error("a request by link came back without its link");
        onCreated(shareableLink);
      },
    },
  );

  return {
    create: (wish: Wish) => mutate({ params: { path: { workspaceId } }, body: requestOf(wish) }),
    refusal: error ? error.description || formatMessage({ id: "failure.unreachable" }) : undefined,
    isPending,
  };
}
