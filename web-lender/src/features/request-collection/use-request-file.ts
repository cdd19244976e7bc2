import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { pathTo, requestOf, type Wish } from "./wish.ts";

/** Asks for the wish as a file, which is chosen on a page of its own. */
export const useRequestFile = (workspaceId: string) =>
  useAction({
    call: (wish: Wish) =>
      answerOf(
        client.POST("/{workspaceId}/SubmissionRequests", {
          ...{ params: { path: pathTo(workspaceId) }, body: requestOf(wish) },
        }),
      ),
  });
