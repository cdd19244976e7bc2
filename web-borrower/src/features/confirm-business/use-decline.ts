import { sent } from "@tieout/web-portal/answer";
import { client } from "../../api/client.ts";
import { useAction } from "../../app/use-action.ts";

interface Declined {
  readonly workspaceId: string;
  readonly connectionRequestId: string;
}

/** Ends the access after "no". If the call fails, the server ends it within half an hour. */
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
