import { sent } from "@tieout/web-portal/answer";
import { client } from "../../api/client.ts";
import { useAction } from "../../app/use-action.ts";

interface Declined {
  readonly workspaceId: string;
  readonly connectionRequestId: string;
}

/** Takes access back that "no" was said to. Where that can't be reached, it ends by itself within the half hour. */
export function useDecline(onDeclined: () => void) {
  const { run, isPending } = useAction<void, Declined>({
    call: (path) =>
      sent(
        client.DELETE("/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}", {
          params: { path },
        }),
      ),
    onDone: onDeclined,
    onFailed: onDeclined,
  });
  return { decline: run, isDeclining: isPending };
}
