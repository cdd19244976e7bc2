import { ConfirmDialog, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";

interface NoAccessProps {
  readonly workspaceName: string | undefined;
  readonly onDismiss: () => void;
  readonly onManageUsers: () => void;
}

/** Says why nothing can be told of a workspace, and where that can be changed (P-M30). */
export function NoAccess({ workspaceName, onDismiss, onManageUsers }: NoAccessProps) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      open={workspaceName !== undefined}
      title={formatMessage({ id: "notifications.denied" })}
      safeLabel={formatMessage({ id: "notifications.dismiss" })}
      confirmLabel={formatMessage({ id: "notifications.manageUsers" })}
      onClose={onDismiss}
      onConfirm={onManageUsers}
    >
      <Text as="p">
        <FormattedMessage
          id="notifications.deniedBody"
          values={{ workspace: workspaceName ?? "" }}
        />
      </Text>
    </ConfirmDialog>
  );
}
