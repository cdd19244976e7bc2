import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useOneAtATime } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { problemOf } from "../../api/problem.ts";
import { currentUser } from "../../api/session.ts";
import {
  type DetailedUser,
  detailedUsers,
  type UserMetadataSetting,
  users,
} from "../../api/users.ts";
import { type MetadataValues, metadataOf } from "./metadata-fields.tsx";

export interface UserChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly roleIds: readonly string[];
  readonly metadata: MetadataValues;
}

/** Saves names and metadata, then roles where they differ: a change of these ends sessions (D-3). */
export function useSaveUser(
  { id: userId, version, roleIds: before }: DetailedUser,
  settings: readonly UserMetadataSetting[],
  onSaved: () => void,
) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: async ({ firstName, lastName, roleIds, metadata }: UserChange) => {
      const changed = await answerOf(
        client.PATCH("/users/{userId}", {
          params: { path: { userId }, header: { "If-Match": tagOf(version) } },
          body: [
            { op: "replace", path: "/firstName", value: firstName.trim() },
            { op: "replace", path: "/lastName", value: lastName.trim() },
            { op: "replace", path: "/metadata", value: metadataOf(metadata, settings) },
          ],
        }),
      );
      if ([...roleIds].sort().join() === [...before].sort().join()) return;
      await answerOf(
        client.PUT("/users/{userId}/roles", {
          params: { path: { userId }, header: { "If-Match": tagOf(changed.version) } },
          body: { roleIds: [...roleIds] },
        }),
      );
    },
    onSuccess: onSaved,
    // After a failure half-way, too: names may be saved where roles were refused. It may be one's own name.
    onSettled: () =>
      Promise.all(
        [detailedUsers(), users(), currentUser()].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const problem = problemOf(error);

  return {
    save: useOneAtATime(mutateAsync),
    refusal: error
      ? (problem?.errors?.[0]?.description ??
        (problem?.description || formatMessage({ id: "failure.unreachable" })))
      : undefined,
    isPending,
  };
}

const tagOf = (version: number) => `"${version}"`;
