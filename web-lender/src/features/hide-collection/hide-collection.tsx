import { Button, ConfirmDialog, ErrorPanel, IconButton } from "@tieout/ui-kit";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PastCollection } from "../../api/past-collections.ts";
import { useDates } from "../../messages/dates.tsx";
import { useHiding } from "./use-hiding.ts";

interface HideCollectionProps {
  readonly collection: PastCollection;
  /** Among many others, the mark alone. */
  readonly look?: "words" | "mark";
  readonly onHidden?: () => void;
}

/** Takes a collection out of sight, after asking; what was collected stays, and it can be undone. */
export function HideCollection({ collection, look = "words", onHidden }: HideCollectionProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const [isAsking, setIsAsking] = useState(false);
  const values = {
    date: longDay(collection.creationTime),
    name: collection.entity.displayName,
  };
  const { hide, isPending, failure } = useHiding(collection, () => {
    setIsAsking(false);
    onHidden?.();
  });

  return (
    <>
      {look === "mark" ? (
        <IconButton
          size="small"
          label={formatMessage({ id: "hide.label" }, values)}
          onClick={() => setIsAsking(true)}
        >
          <EyeOff />
        </IconButton>
      ) : (
        <Button variant="ghost" icon={<EyeOff aria-hidden />} onClick={() => setIsAsking(true)}>
          <FormattedMessage id="hide.action" />
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={formatMessage({ id: "hide.title" })}
        confirmLabel={formatMessage({ id: "hide.confirm" })}
        onConfirm={hide}
        destructive
        busy={isPending}
        busyLabel={formatMessage({ id: "hide.busy" })}
        safeLabel={formatMessage({ id: "hide.keep" })}
      >
        {failure !== undefined && (
          <ErrorPanel title={formatMessage({ id: "hide.failed" })}>{failure}</ErrorPanel>
        )}
        <FormattedMessage id="hide.question" values={values} />
      </ConfirmDialog>
    </>
  );
}
