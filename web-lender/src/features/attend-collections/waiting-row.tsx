import { dayAt, daysBetween } from "@tieout/core/calendar";
import { Button, IconButton, StatusIcon, Text, VisuallyHidden } from "@tieout/ui-kit";
import { EyeOff } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import { ConfirmAction } from "../../action/confirm-action.tsx";
import type { WaitingCollection } from "../../api/waiting-collections.ts";
import { usePackageNames } from "../../messages/use-package-names.ts";
import * as styles from "./attend-collections.css.ts";
import { useHideCollection } from "./use-hide-collection.ts";

interface WaitingRowProps {
  readonly collection: WaitingCollection;
  readonly overview: string;
}

/** One collection that waits: for what, for how long, the way to it, and off the list. */
export function WaitingRow({ collection, overview }: WaitingRowProps) {
  const { formatMessage } = useIntl();
  const packageNames = usePackageNames();
  const hiding = useHideCollection(collection);
  const { creationTime, datasourceNameId, entity } = collection;
  const what =
    datasourceNameId === undefined
      ? formatMessage({ id: "waiting.approval" })
      : formatMessage({ id: "waiting.approvalIn" }, { name: packageNames[datasourceNameId] });

  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.cell}>
        <div className={styles.collection}>
          <span className={styles.mark}>
            <StatusIcon tone="warning" />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{entity.displayName}</span>
            {hiding.failure === undefined ? (
              <Text as="div" size="small" tone="muted">
                {formatMessage({ id: "waiting.since" }, { what, count: daysSince(creationTime) })}
              </Text>
            ) : (
              <div role="alert">
                <Text as="div" size="small" tone="danger">
                  <FormattedMessage id="waiting.hideFailed" values={{ name: entity.displayName }} />
                </Text>
              </div>
            )}
          </span>
        </div>
      </th>
      <td className={styles.actionsCell}>
        <div className={styles.actions}>
          <Button size="small" asChild>
            <RouterLink href={overview}>
              <FormattedMessage id="waiting.review" />
              <VisuallyHidden>, {entity.displayName}</VisuallyHidden>
            </RouterLink>
          </Button>
          <ConfirmAction
            action={hiding}
            trigger={(ask) => (
              <IconButton
                size="small"
                label={formatMessage({ id: "waiting.hide" }, { name: entity.displayName })}
                onClick={ask}
              >
                <EyeOff />
              </IconButton>
            )}
            title={formatMessage({ id: "waiting.hideTitle" })}
            confirmLabel={formatMessage({ id: "hide.action" })}
            safeLabel={formatMessage({ id: "hide.keep" })}
          >
            <FormattedMessage id="waiting.hideQuestion" values={{ name: entity.displayName }} />
          </ConfirmAction>
        </div>
      </td>
    </tr>
  );
}

function daysSince(instant: string): number {
  const now = new Date();
  const offset = now.getTimezoneOffset();
  return daysBetween(dayAt(new Date(instant), offset), dayAt(now, offset));
}
