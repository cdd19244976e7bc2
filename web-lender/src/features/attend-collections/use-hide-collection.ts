import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { allPastCollections } from "../../api/past-collections.ts";
import type { WaitingCollection } from "../../api/waiting-collections.ts";

/** Takes a collection off the list of what waits, and lets that be taken back. */
export function useHideCollection({ entityId, id, entity }: WaitingCollection) {
  const { formatMessage } = useIntl();
  const setStatus = (value: WaitingCollection["portalStatus"]) =>
    answerOf(
      client.PATCH("/submissions/{workspaceId}/{submissionId}", {
        params: { path: { workspaceId: entityId, submissionId: id } },
        body: [{ op: "replace", path: "/portalstatus", value }],
      }),
    );
  const changes = [allPastCollections];
  const showing = useAction({
    call: () => setStatus("ConnectionPendingUserIntervention"),
    changes,
  });

  return useAction({
    call: () => setStatus("Normal"),
    changes,
    done: () => ({
      title: formatMessage({ id: "waiting.hidden" }, { name: entity.displayName }),
      action: { label: formatMessage({ id: "waiting.undo" }), onPress: () => showing.run() },
    }),
  });
}
