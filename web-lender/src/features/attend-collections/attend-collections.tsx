import { useQuery } from "@tanstack/react-query";
import { Card, VisuallyHidden } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { waitingCollections } from "../../api/waiting-collections.ts";
import * as styles from "./attend-collections.css.ts";
import { WaitingRow } from "./waiting-row.tsx";

interface AttendCollectionsProps {
  readonly overviewAddress: (workspaceId: string, submissionId: string) => string;
}

/** The collections that wait for somebody of the lender's. Nothing at all when there are none. */
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
