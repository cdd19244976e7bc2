import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmAction } from "../../action/confirm-action.tsx";
import { useAction } from "../../action/use-action.ts";
import { sent } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { type DetailedUser, detailedUsers, users } from "../../api/users.ts";
import { useFailureNotice } from "./failure-notice.ts";

interface DeleteUserProps {
  readonly user: DetailedUser;
  readonly onClose: () => void;
}

/** Asks before somebody is taken off the tenant's people. */
export function DeleteUser({ user: { id, displayName: name }, onClose }: DeleteUserProps) {
  const { formatMessage } = useIntl();
  const { say, clear } = useFailureNotice();
  const remove = useAction({
    call: () => {
      clear();
      return sent(client.DELETE("/users/{userId}", { params: { path: { userId: id } } }));
    },
    changes: [detailedUsers().queryKey, users().queryKey],
    done: () => ({ title: formatMessage({ id: "people.deleted" }, { name }) }),
    onFailed: ({ failure }) => say(formatMessage({ id: "people.deleteFailed" }, { name }), failure),
  });

  return (
    <ConfirmAction
      action={remove}
      onClose={onClose}
      title={formatMessage({ id: "people.deleteTitle" }, { name })}
      confirmLabel={formatMessage({ id: "people.delete" })}
      safeLabel={formatMessage({ id: "people.keep" })}
      busyLabel={formatMessage({ id: "people.deleting" })}
      destructive
    >
      <FormattedMessage id="people.deleteBody" values={{ name }} />
    </ConfirmAction>
  );
}
