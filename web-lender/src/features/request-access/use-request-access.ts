import { useQuery } from "@tanstack/react-query";
import { useOneAtATime } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { users } from "../../api/users.ts";

/** Asks to be let in, and tells who was told: colleagues by name, others by address (P-U49). */
export function useRequestAccess() {
  const { formatMessage } = useIntl();
  const { data: people = [] } = useQuery(users());
  const { mutateAsync, data, error, isPending, reset } = api.useMutation(
    "post",
    "/Entities/{workspaceId}/requestaccess",
  );
  const ask = useOneAtATime(mutateAsync);
  const nameOf = (key: string) =>
    people.find(({ id, emailAddress }) => id === key || emailAddress.toLowerCase() === key)
      ?.displayName ?? key;

  return {
    request: (workspaceId: string) => ask({ params: { path: { workspaceId } } }),
    told: data && [...data.notificationsSentTo, ...data.adminRecipients].map(nameOf),
    refusal: error ? error.description || formatMessage({ id: "failure.unreachable" }) : undefined,
    isPending,
    reset,
  };
}
