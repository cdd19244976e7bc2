import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { sent } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { type DetailedUser, detailedUsers } from "../../api/users.ts";
import { useFailureNotice } from "./failure-notice.ts";

/** Sends somebody another invitation; the one before is no longer good. */
export function useReinvite({ id: userId, displayName: name }: DetailedUser) {
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
