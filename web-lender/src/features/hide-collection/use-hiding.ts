import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { allPastCollections, type PastCollection } from "../../api/past-collections.ts";
import { submissionDetails } from "../../api/submission.ts";
import { allWorkspaces } from "../../api/workspaces.ts";

/** Hides a collection, and lets that be taken back. */
export function useHiding(collection: PastCollection, onHidden: () => void) {
  const { formatMessage } = useIntl();
  const { run: restore } = useRestoring(collection);

  return useAction({
    call: () => answerOf(client.DELETE("/submissions/{submissionId}", paramsOf(collection))),
    changes: changedBy(collection),
    done: () => ({
      title: formatMessage({ id: "hide.done" }, { name: collection.entity.displayName }),
      action: { label: formatMessage({ id: "waiting.undo" }), onPress: () => restore() },
    }),
    onDone: onHidden,
  });
}

/** Takes a hidden collection back; `onRestored` hears of it once the lists say so. */
export function useRestoring(collection: PastCollection, onRestored = () => {}) {
  const { formatMessage } = useIntl();

  return useAction({
    call: () => answerOf(client.PUT("/submissions/restore/{submissionId}", paramsOf(collection))),
    changes: changedBy(collection),
    done: () => ({
      title: formatMessage({ id: "hide.restored" }, { name: collection.entity.displayName }),
    }),
    onDone: onRestored,
  });
}

const paramsOf = ({ id }: PastCollection) => ({ params: { path: { submissionId: id } } });

const changedBy = ({ entityId: workspaceId, id: submissionId }: PastCollection) => [
  allWorkspaces,
  submissionDetails({ workspaceId, submissionId }).queryKey,
  allPastCollections,
];
