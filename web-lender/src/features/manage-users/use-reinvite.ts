import { useQueryClient } from "@tanstack/react-query";
import { useOneAtATime, useToast } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { type DetailedUser, detailedUsers } from "../../api/users.ts";
import { useFailureNotice } from "./failure-notice.ts";

/** Sends somebody another invitation; the one before is no longer good. */
export function useReinvite({ id, displayName: name }: DetailedUser) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { say, clear } = useFailureNotice();
  const { mutateAsync, isPending } = api.useMutation("post", "/users/{userId}/invite", {
    onMutate: clear,
    onSuccess: async () => {
      toast({ title: formatMessage({ id: "people.reinvited" }, { name }) });
      await queryClient.invalidateQueries({ queryKey: detailedUsers().queryKey });
    },
    onError: (problem) => say(formatMessage({ id: "people.reinviteFailed" }, { name }), problem),
  });
  const invite = useOneAtATime(mutateAsync);

  return { reinvite: () => invite({ params: { path: { userId: id } } }), isPending };
}
