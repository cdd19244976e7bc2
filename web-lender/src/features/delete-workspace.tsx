import { Stack, Text } from "@tieout/ui-kit";
import { sent } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { allWorkspaces } from "../api/workspaces.ts";

interface DeleteWorkspaceProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly onClose: () => void;
}

/** Names what is deleted with it (D-50). */
export function DeleteWorkspace({ workspace, onClose }: DeleteWorkspaceProps) {
  const { formatMessage } = useIntl();
  const { id: workspaceId, displayName: name } = workspace;
  const remove = useAction({
    call: () =>
      sent(client.DELETE("/Entities/{workspaceId}", { params: { path: { workspaceId } } })),
    changes: [allWorkspaces],
    done: () => ({ title: formatMessage({ id: "delete.done" }, { name }) }),
  });

  return (
    <ConfirmAction
      action={remove}
      title={formatMessage({ id: "delete.title" }, { name })}
      safeLabel={formatMessage({ id: "delete.keep" })}
      confirmLabel={formatMessage({ id: "delete.confirm" })}
      busyLabel={formatMessage({ id: "delete.busy" })}
      failed={formatMessage({ id: "delete.failed" })}
      destructive
      onClose={onClose}
    >
      <Stack gap="small">
        <Text as="div">
          <FormattedMessage id="delete.collections" />
        </Text>
        <Text as="div">
          <FormattedMessage id="delete.links" />
        </Text>
        <Text as="div" tone="muted">
          <FormattedMessage id="delete.purge" />
        </Text>
      </Stack>
    </ConfirmAction>
  );
}
