import { Button, IconButton, Text, VisuallyHidden } from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { useDates } from "@tieout/web-portal/dates";
import { ArchiveRestore, EyeOff } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { allPastCollections, type PastCollection } from "../api/past-collections.ts";
import { submissionDetails } from "../api/submission.ts";
import { allWorkspaces } from "../api/workspaces.ts";

interface HideCollectionProps {
  readonly collection: PastCollection;
  /** The icon alone in lists. */
  readonly variant?: "button" | "icon";
  readonly onHidden?: () => void;
}

/** Asks first; can be undone. */
export function HideCollection({ collection, variant = "button", onHidden }: HideCollectionProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const values = {
    date: longDay(collection.creationTime),
    name: collection.entity.displayName,
  };
  const hiding = useHiding(collection, () => onHidden?.());

  return (
    <ConfirmAction
      action={hiding}
      trigger={(ask) =>
        variant === "icon" ? (
          <IconButton
            size="small"
            label={formatMessage({ id: "hide.label" }, values)}
            onClick={ask}
          >
            <EyeOff />
          </IconButton>
        ) : (
          <Button variant="ghost" icon={<EyeOff aria-hidden />} onClick={ask}>
            <FormattedMessage id="hide.action" />
          </Button>
        )
      }
      title={formatMessage({ id: "hide.title" })}
      confirmLabel={formatMessage({ id: "hide.confirm" })}
      safeLabel={formatMessage({ id: "hide.keep" })}
      busyLabel={formatMessage({ id: "hide.busy" })}
      failed={formatMessage({ id: "hide.failed" })}
      destructive
    >
      <FormattedMessage id="hide.question" values={values} />
    </ConfirmAction>
  );
}

export function RestoreCollection({ collection }: { readonly collection: PastCollection }) {
  const { longDay } = useDates();
  const row = useRef<Element>(null);
  // The button disappears, so focus moves to its row.
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

function useHiding(collection: PastCollection, onHidden: () => void) {
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

/** `onRestored` runs once the lists are refetched. */
function useRestoring(collection: PastCollection, onRestored = () => {}) {
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
