import { useQuery } from "@tanstack/react-query";
import { dayAt, daysBetween } from "@tieout/core/calendar/day";
import { Button, Card, IconButton, StatusIcon, Text, VisuallyHidden } from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { EyeOff } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import {
  allPastCollections,
  type WaitingCollection,
  waitingCollections,
} from "../../api/past-collections.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import * as styles from "./needs-attention.css.ts";

interface AttendCollectionsProps {
  readonly overviewAddress: (workspaceId: string, submissionId: string) => string;
}

/** Renders nothing when there are none. */
export function AttendCollections({ overviewAddress }: AttendCollectionsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { data = [] } = useQuery(waitingCollections());
  if (data.length === 0) return null;

  return (
    <div className={styles.waiting}>
      <Card
        inset="none"
        title={formatMessage({ id: "waiting.title" })}
        count={formatNumber(data.length)}
      >
        <table className={styles.table} aria-label={formatMessage({ id: "waiting.title" })}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">
                <VisuallyHidden>
                  <FormattedMessage id="waiting.collection" />
                </VisuallyHidden>
              </th>
              <th scope="col">
                <VisuallyHidden>
                  <FormattedMessage id="connections.actions" />
                </VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((collection) => (
              <WaitingRow
                key={collection.id}
                collection={collection}
                overview={overviewAddress(collection.entityId, collection.id)}
              />
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}

interface WaitingRowProps {
  readonly collection: WaitingCollection;
  readonly overview: string;
}

function WaitingRow({ collection, overview }: WaitingRowProps) {
  const { formatMessage } = useIntl();
  const packageName = usePackageName();
  const hiding = useHideCollection(collection);
  const { creationTime, datasourceNameId, entity } = collection;
  const what =
    datasourceNameId === undefined
      ? formatMessage({ id: "waiting.approval" })
      : formatMessage({ id: "waiting.approvalIn" }, { name: packageName(datasourceNameId) });

  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.cell}>
        <div className={styles.collection}>
          <span className={styles.mark}>
            <StatusIcon tone="warning" />
          </span>
          <span className={styles.text}>
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

function useHideCollection({ entityId, id, entity }: WaitingCollection) {
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
