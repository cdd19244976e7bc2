import { copyWhenKnown } from "@tieout/ui-kit";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
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
  return useAction({
    call: (wish: Wish) => {
      const created = ask(workspaceId, wish);
      // Browsers only copy what a press has begun to copy.
      const copied = copyWhenKnown(created.then(({ url }) => url));
      return created.then((link) => ({ ...link, copied }));
    },
    changes: [links(workspaceId).queryKey],
    onDone: onCreated,
  });
}

async function ask(workspaceId: string, wish: Wish) {
  const { id: submissionRequestId, shareableLink } = await answerOf(
    client.POST("/{workspaceId}/SubmissionRequests", {
      ...{ params: { path: pathTo(workspaceId) }, body: requestOf(wish) },
    }),
  );
  if (!shareableLink) throw new Error("a request by link came back without its link");
  return { ...shareableLink, submissionRequestId };
}
