import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog, useOneAtATime, useToast } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { type DetailedUser, detailedUsers, users } from "../../api/users.ts";
import { useFailureNotice } from "./failure-notice.ts";

interface DeleteUserProps {
  readonly user: DetailedUser;
  readonly onClose: () => void;
}

/** Asks before somebody is taken off the tenant's people. */
export function DeleteUser({ user: { id, displayName: name }, onClose }: DeleteUserProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { say, clear } = useFailureNotice();
  const { mutateAsync, isPending } = api.useMutation("delete", "/users/{userId}", {
    onMutate: clear,
    onSuccess: async () => {
      toast({ title: formatMessage({ id: "people.deleted" }, { name }) });
      await Promise.all(
        [detailedUsers(), users()].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (problem) => say(formatMessage({ id: "people.deleteFailed" }, { name }), problem),
    onSettled: onClose,
  });
  const remove = useOneAtATime(mutateAsync);

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={formatMessage({ id: "people.deleteTitle" }, { name })}
      confirmLabel={formatMessage({ id: "people.delete" })}
      safeLabel={formatMessage({ id: "people.keep" })}
      destructive
      busy={isPending}
      busyLabel={formatMessage({ id: "people.deleting" })}
      onConfirm={() => remove({ params: { path: { userId: id } } })}
    >
      <FormattedMessage id="people.deleteBody" values={{ name }} />
    </ConfirmDialog>
  );
}
