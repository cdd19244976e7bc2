import { Button, IconButton, Inline } from "@tieout/ui-kit";
import { Pencil, Send, Trash2 } from "lucide-react";
import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { sent } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { type DetailedUser, detailedUsers } from "../../api/users.ts";
import { useFailureNotice } from "./failure-notice.ts";

interface UserActionsProps {
  readonly user: DetailedUser;
  readonly onEdit: (user: DetailedUser) => void;
  readonly onDelete: (user: DetailedUser) => void;
}

/** What can be done about a user. */
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

/** Sends somebody another invitation; the one before is no longer good. */
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
