import { Button, IconButton } from "@tieout/ui-kit";
import { EyeOff } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmAction } from "../../action/confirm-action.tsx";
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
  const values = {
    date: longDay(collection.creationTime),
    name: collection.entity.displayName,
  };
  const hiding = useHiding(collection, () => onHidden?.());

  return (
    <ConfirmAction
      action={hiding}
      trigger={(ask) =>
        look === "mark" ? (
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
