import { useQueryClient } from "@tanstack/react-query";
import { useOneAtATime, useToast } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { allPastCollections, type PastCollection } from "../../api/past-collections.ts";
import { submissionDetails } from "../../api/submission.ts";
import { allWorkspaces } from "../../api/workspaces.ts";

/** Hides a collection, and lets that be taken back. */
export function useHiding(collection: PastCollection, onHidden: () => void) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const renew = useRenewal(collection);
  const { restore } = useRestoring(collection);
  const { mutateAsync, isPending, error } = api.useMutation(
    "delete",
    "/submissions/{submissionId}",
    {
      onSuccess: async () => {
        // A dialog that closed before its row has gone would give the focus to what goes with it.
        await renew();
        toast({
          title: formatMessage({ id: "hide.done" }, { name: collection.entity.displayName }),
          action: { label: formatMessage({ id: "waiting.undo" }), onPress: restore },
        });
        onHidden();
      },
    },
  );
  const hide = useOneAtATime(mutateAsync);

  return {
    hide: () => hide(paramsOf(collection)),
    isPending,
    failure: error ? error.description || formatMessage({ id: "failure.unreachable" }) : undefined,
  };
}

/** Takes a hidden collection back; `onRestored` hears of it once the lists say so. */
export function useRestoring(collection: PastCollection, onRestored = () => {}) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const renew = useRenewal(collection);
  const { mutateAsync, isPending, isError } = api.useMutation(
    "put",
    "/submissions/restore/{submissionId}",
    {
      onSuccess: async () => {
        const name = collection.entity.displayName;
        toast({ title: formatMessage({ id: "hide.restored" }, { name }) });
        await renew();
        onRestored();
      },
    },
  );
  const restore = useOneAtATime(mutateAsync);

  return {
    restore: () => restore(paramsOf(collection)),
    isPending,
    failure: isError ? formatMessage({ id: "hide.restoreFailed" }) : undefined,
  };
}

const paramsOf = ({ id }: PastCollection) => ({ params: { path: { submissionId: id } } });

function useRenewal({ entityId: workspaceId, id: submissionId }: PastCollection) {
  const queryClient = useQueryClient();
  return () => {
    queryClient.invalidateQueries({ queryKey: allWorkspaces });
    queryClient.invalidateQueries(submissionDetails({ workspaceId, submissionId }));
    return queryClient.invalidateQueries({ queryKey: allPastCollections });
  };
}
