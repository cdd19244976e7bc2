import { useQueryClient } from "@tanstack/react-query";
import { Button, Text, VisuallyHidden } from "@tieout/ui-kit";
import { UserPlus } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmAction } from "../../action/confirm-action.tsx";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { workspaceDetails } from "../../api/workspace-details.ts";

interface AddYourselfProps {
  readonly workspaceId: string;
  /** As far as it's known: who has no access may not know its name. */
  readonly displayName?: string;
  readonly selfId: string;
  /** Asks at once, where somebody came to open something (P-T33). */
  readonly asks?: boolean;
  readonly onAdded: () => void;
}

/** Lets whoever manages a workspace's users into it, after saying that everybody will see it. */
export function AddYourself({
  workspaceId,
  displayName,
  selfId,
  asks = false,
  onAdded,
}: AddYourselfProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const join = useAction({
    call: async () => {
      const params = { path: { workspaceId } };
      const current = await queryClient.fetchQuery(workspaceDetails(workspaceId));
      const resourceUsers = [...current.accessControlList, { principalId: selfId }];
      return answerOf(
        client.PUT("/Entities/{workspaceId}/users", {
          ...{ params, body: { resourceUsers } },
          headers: { "If-Match": `"${current.version}"` },
        }),
      );
    },
    answers: workspaceDetails(workspaceId).queryKey,
    onDone: () => {
      // Rows, imports and reports all say what one may do in their workspaces.
      void queryClient.invalidateQueries();
      onAdded();
    },
  });

  return (
    <ConfirmAction
      action={join}
      asks={asks}
      trigger={(ask) => (
        <Button size="small" icon={<UserPlus />} onClick={ask}>
          <FormattedMessage id="join.action" />
          {displayName && <VisuallyHidden>, {displayName}</VisuallyHidden>}
        </Button>
      )}
      title={formatMessage({ id: "join.title" })}
      safeLabel={formatMessage({ id: "join.notNow" })}
      confirmLabel={formatMessage({ id: "join.confirm" })}
      busyLabel={formatMessage({ id: "join.busy" })}
      failed={formatMessage({ id: "join.failed" })}
    >
      <Text as="div">
        <FormattedMessage id="join.body" />
      </Text>
    </ConfirmAction>
  );
}
