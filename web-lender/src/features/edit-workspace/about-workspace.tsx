import { Card, DefinitionList } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { WorkspaceDetails } from "../../api/workspace-details.ts";
import { useDates } from "../../messages/dates.tsx";

/** What is known of a workspace and can't be changed here. */
export function AboutWorkspace({ details }: { readonly details: WorkspaceDetails }) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const { primaryEmail, ownerId, users, lastActivityTime, lastSyncTime } = details;
  const owner = users.find(({ id }) => id === ownerId)?.displayName;
  const none = formatMessage({ id: "list.none" });

  return (
    <Card title={formatMessage({ id: "details.about" })}>
      <DefinitionList
        lines={false}
        items={[
          { term: formatMessage({ id: "users.email" }), description: primaryEmail ?? none },
          { term: formatMessage({ id: "details.owner" }), description: owner ?? none },
          {
            term: formatMessage({ id: "list.lastActivity" }),
            description: `${day(lastActivityTime)}, ${time(lastActivityTime)}`,
          },
          {
            term: formatMessage({ id: "list.lastCollection" }),
            description: lastSyncTime === undefined ? none : day(lastSyncTime),
          },
        ]}
      />
    </Card>
  );
}
