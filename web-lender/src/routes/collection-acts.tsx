import { useQueryClient } from "@tanstack/react-query";
import { allPastCollections } from "../api/past-collections.ts";
import type { CollectionActs } from "../features/browse-collections/collection-acts.ts";
import { HideCollection, RestoreCollection } from "../features/hide-collection.tsx";
import { WayIn } from "./way-in.tsx";

/** What can be done about a row of a history. */
export function useCollectionActs(): CollectionActs {
  const queryClient = useQueryClient();

  return {
    hide: (collection) => <HideCollection collection={collection} look="mark" />,
    restore: (collection) => <RestoreCollection collection={collection} />,
    wayIn: ({ submission: { entityId, entity }, may }) => (
      <WayIn
        workspaceId={entityId}
        displayName={entity.displayName}
        mayAddThemselves={may.addYourself}
        onAdded={() => queryClient.invalidateQueries({ queryKey: allPastCollections })}
      />
    ),
  };
}
