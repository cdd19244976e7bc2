import { useQueryClient } from "@tanstack/react-query";
import { copyWhenKnown, useOneAtATime } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { links } from "../../api/links.ts";
import { pathTo, requestOf, type Wish } from "./wish.ts";

/** The address to send to the borrower, what it asks for, and until when it works. */
export interface CreatedLink {
  readonly submissionRequestId: number;
  readonly url: string;
  readonly expirationTime: string;
  /** Whether the press that made it has copied it too: browsers may refuse, and take their time. */
  readonly copied: Promise<boolean>;
}

/** Asks for the wish by a link, and hands on the link. */
export function useCreateLink(workspaceId: string, onCreated: (link: CreatedLink) => void) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending } = api.useMutation(
    "post",
    "/{workspaceId}/SubmissionRequests",
    {
      onSuccess: () => queryClient.invalidateQueries({ queryKey: links(workspaceId).queryKey }),
    },
  );

  const ask = async (wish: Wish) => {
    const asked = { params: { path: pathTo(workspaceId) }, body: requestOf(wish) };
    const { id: submissionRequestId, shareableLink } = await mutateAsync(asked);
    if (!shareableLink) throw new Error("a request by link came back without its link");
    return { ...shareableLink, submissionRequestId };
  };

  const create = async (wish: Wish) => {
    const created = ask(wish);
    const copied = copyWhenKnown(created.then(({ url }) => url));
    onCreated({ ...(await created), copied });
  };

  return {
    create: useOneAtATime(create),
    refusal: error ? error.description || formatMessage({ id: "failure.unreachable" }) : undefined,
    isPending,
  };
}
