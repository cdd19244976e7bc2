import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog, ErrorPanel, Stack, Text, useOneAtATime, useToast } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { allWorkspaces } from "../../api/workspaces.ts";

interface DeleteWorkspaceProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly onClose: () => void;
}

/** Asks before a workspace goes, and names what goes with it (D-50). */
export function DeleteWorkspace({ workspace, onClose }: DeleteWorkspaceProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { id: workspaceId, displayName: name } = workspace;
  const { mutateAsync, error, isPending } = api.useMutation("delete", "/Entities/{workspaceId}", {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: allWorkspaces });
      toast({ title: formatMessage({ id: "delete.done" }, { name }) });
      onClose();
    },
  });
  const remove = useOneAtATime(mutateAsync);

  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: "delete.title" }, { name })}
      safeLabel={formatMessage({ id: "delete.keep" })}
      confirmLabel={formatMessage({ id: "delete.confirm" })}
      destructive
      busy={isPending}
      busyLabel={formatMessage({ id: "delete.busy" })}
      onClose={onClose}
      onConfirm={() => remove({ params: { path: { workspaceId } } })}
    >
      <Stack gap="small">
        {error && (
          <ErrorPanel title={formatMessage({ id: "delete.failed" })}>
            {error.description || formatMessage({ id: "failure.unreachable" })}
          </ErrorPanel>
        )}
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
    </ConfirmDialog>
  );
}
