import { useQuery } from "@tanstack/react-query";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { users } from "../../api/users.ts";

/** Asks to be let in, and tells who was told: colleagues by name, others by address (P-U49). */
export function useRequestAccess() {
  const { data: people = [] } = useQuery(users());
  const asking = useAction({
    call: (workspaceId: string) =>
      answerOf(
        client.POST("/Entities/{workspaceId}/requestaccess", { params: { path: { workspaceId } } }),
      ),
  });
  const { answer } = asking;
  const nameOf = (key: string) =>
    people.find(({ id, emailAddress }) => id === key || emailAddress.toLowerCase() === key)
      ?.displayName ?? key;

  return {
    ...asking,
    told: answer && [...answer.notificationsSentTo, ...answer.adminRecipients].map(nameOf),
  };
}
