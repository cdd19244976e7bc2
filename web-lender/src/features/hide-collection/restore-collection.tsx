import { Button, Text, VisuallyHidden } from "@tieout/ui-kit";
import { ArchiveRestore } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { PastCollection } from "../../api/past-collections.ts";
import { useDates } from "../../messages/dates.tsx";
import { useRestoring } from "./use-hiding.ts";

/** Takes a hidden collection back into the history. */
export function RestoreCollection({ collection }: { readonly collection: PastCollection }) {
  const { longDay } = useDates();
  const row = useRef<Element>(null);
  // The button goes once there's nothing to restore; whoever uses a keyboard goes on in its row.
  const restoring = useRestoring(collection, () => row.current?.querySelector("button")?.focus());

  return (
    <>
      {restoring.failure !== undefined && (
        <span role="alert">
          <Text size="small" tone="danger">
            <FormattedMessage id="hide.restoreFailed" />
          </Text>
        </span>
      )}
      <Button
        size="small"
        icon={<ArchiveRestore />}
        busy={restoring.isPending}
        onClick={({ currentTarget }) => {
          row.current = currentTarget.closest("tr");
          void restoring.run();
        }}
      >
        <FormattedMessage id="hide.restore" />
        <VisuallyHidden>
          , {collection.entity.displayName}, {longDay(collection.creationTime)}
        </VisuallyHidden>
      </Button>
    </>
  );
}
