import { displayNameOf } from "@tieout/core/user";
import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { problemOf } from "../../api/problem.ts";
import { detailedUsers, type UserMetadataSetting, users } from "../../api/users.ts";
import { metadataOf } from "./metadata-fields.tsx";
import type { Pending } from "./user-draft.ts";

/**
 * Adds everybody on the list and invites them, one after the other. Gives those who are left: a user whose
 * invitation failed exists, and is only invited the next time (P-T38).
 */
export function useInviteAll(
  settings: readonly UserMetadataSetting[],
  onDone: (left: readonly Pending[], list: readonly Pending[]) => void,
) {
  const { formatMessage } = useIntl();

  async function inviteOne(pending: Pending): Promise<Pending | undefined> {
    const { key, firstName, lastName, emailAddress, roleIds, metadata } = pending;
    let { userId } = pending;
    try {
      const body = {
        ...{ firstName: firstName.trim(), lastName: lastName.trim(), roleIds: [...roleIds] },
        displayName: displayNameOf(pending),
        emailAddress: emailAddress.trim(),
        metadata: metadataOf(metadata, settings),
      };
      const headers = { "Idempotency-Key": key };
      userId ??= (await answerOf(client.POST("/users", { body, headers }))).id;
    } catch (error) {
      return { ...pending, problem: whyNotCreated(error, emailAddress.trim()) };
    }
    try {
      const params = { path: { userId } };
      await answerOf(client.POST("/users/{userId}/invite", { params }));
      return undefined;
    } catch {
      const problem = formatMessage({ id: "people.notInvited" });
      return { ...pending, userId, problem };
    }
  }

  function whyNotCreated(error: unknown, email: string): string {
    const problem = problemOf(error);
    if (problem?.status === 409) return formatMessage({ id: "people.alreadyCreated" }, { email });
    const detail = problem?.errors?.[0]?.description ?? problem?.description;
    return formatMessage(
      { id: "people.notCreated" },
      { detail: detail || formatMessage({ id: "failure.unreachable" }) },
    );
  }

  return useAction({
    call: async (list: readonly Pending[]) => {
      const left: Pending[] = [];
      for (const pending of list) {
        const failed = await inviteOne(pending);
        if (failed) left.push(failed);
      }
      return left;
    },
    changes: [detailedUsers().queryKey, users().queryKey],
    onDone,
  });
}
