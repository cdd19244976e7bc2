import { Button, IconButton, Inline } from "@tieout/ui-kit";
import { sent } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { Pencil, Send, Trash2 } from "lucide-react";
import { createContext, useContext } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type DetailedUser, detailedUsers, users } from "../../api/users.ts";

interface UserActionsProps {
  readonly user: DetailedUser;
  readonly onEdit: (user: DetailedUser) => void;
  readonly onDelete: (user: DetailedUser) => void;
}

export function UserActions({ user, onEdit, onDelete }: UserActionsProps) {
  const { formatMessage } = useIntl();
  const { run: reinvite, isPending } = useReinvite(user);
  const { may, displayName: name } = user;

  return (
    <Inline gap="tiny" justify="end">
      {may.reinvite && (
        <Button
          size="small"
          icon={<Send />}
          busy={isPending}
          busyLabel={formatMessage({ id: "people.reinviting" })}
          aria-label={formatMessage({ id: "people.reinviteName" }, { name })}
          onClick={() => reinvite()}
        >
          {formatMessage({ id: "people.reinvite" })}
        </Button>
      )}
      {may.edit && (
        <IconButton
          size="small"
          label={formatMessage({ id: "people.editName" }, { name })}
          onClick={() => onEdit(user)}
        >
          <Pencil />
        </IconButton>
      )}
      {may.delete && (
        <IconButton
          size="small"
          label={formatMessage({ id: "people.deleteName" }, { name })}
          onClick={() => onDelete(user)}
        >
          <Trash2 />
        </IconButton>
      )}
    </Inline>
  );
}

/** The previous invitation stops working. */
function useReinvite({ id: userId, displayName: name }: DetailedUser) {
  const { formatMessage } = useIntl();
  const { say, clear } = useFailureNotice();

  return useAction({
    call: () => {
      clear();
      return sent(client.POST("/users/{userId}/invite", { params: { path: { userId } } }));
    },
    changes: [detailedUsers().queryKey],
    done: () => ({ title: formatMessage({ id: "people.reinvited" }, { name }) }),
    onFailed: ({ failure }) =>
      say(formatMessage({ id: "people.reinviteFailed" }, { name }), failure),
  });
}

interface DeleteUserProps {
  readonly user: DetailedUser;
  readonly onClose: () => void;
}

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

interface FailureNotice {
  readonly say: (title: string, detail: string) => void;
  readonly clear: () => void;
}

export const failureNotice = createContext<FailureNotice>({ say: () => {}, clear: () => {} });

const useFailureNotice = () => useContext(failureNotice);
