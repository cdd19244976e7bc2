import { useQueryClient } from "@tanstack/react-query";
import { useOneAtATime, useToast } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { allPastCollections } from "../../api/past-collections.ts";
import type { WaitingCollection } from "../../api/waiting-collections.ts";

/** Takes a collection off the list of what waits, and lets that be taken back. */
export function useHideCollection(collection: WaitingCollection, onAnswered: () => void) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const toast = useToast();
  const path = { workspaceId: collection.entityId, submissionId: collection.id };
  const name = collection.entity.displayName;
  const asStatus = (value: WaitingCollection["portalStatus"]) => ({
    params: { path },
    body: [{ op: "replace" as const, path: "/portalstatus", value }],
  });
  const renew = () => queryClient.invalidateQueries({ queryKey: allPastCollections });
  const showing = api.useMutation("patch", "/submissions/{workspaceId}/{submissionId}", {
    onSuccess: renew,
  });
  const hiding = api.useMutation("patch", "/submissions/{workspaceId}/{submissionId}", {
    onSettled: onAnswered,
    onSuccess: async () => {
      // A dialog that closed before its row has gone would give the focus to what goes with it.
      await renew();
      toast({
        title: formatMessage({ id: "waiting.hidden" }, { name }),
        action: {
          label: formatMessage({ id: "waiting.undo" }),
          onPress: () => showing.mutate(asStatus("ConnectionPendingUserIntervention")),
        },
      });
    },
  });
  const hide = useOneAtATime(hiding.mutateAsync);

  return {
    hide: () => hide(asStatus("Normal")),
    isPending: hiding.isPending,
    failure: hiding.isError ? formatMessage({ id: "waiting.hideFailed" }, { name }) : undefined,
  };
}
