import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { currentUser } from "../../api/session.ts";
import { detailedUsers, type UserMetadataSetting, users } from "../../api/users.ts";
import { metadataOf } from "./metadata-fields.tsx";
import type { UserEdit } from "./user-edit.ts";

interface SavingEnds {
  readonly onSaved: () => void;
  /** Names are saved and roles not yet: what is left of the edit, from the version that has the names. */
  readonly onMoved: (edit: UserEdit) => void;
}

/** Saves names and metadata, then roles where they differ: a change of these ends sessions (D-3). */
export function useSaveUser(
  userId: string,
  settings: readonly UserMetadataSetting[],
  { onSaved, onMoved }: SavingEnds,
) {
  return useAction({
    call: async (edit: UserEdit) => {
      const { firstName, lastName, roleIds, metadata } = edit.now;
      const { version } = await answerOf(
        client.PATCH("/users/{userId}", {
          params: { path: { userId }, header: { "If-Match": tagOf(edit.version) } },
          body: [
            { op: "replace", path: "/firstName", value: firstName.trim() },
            { op: "replace", path: "/lastName", value: lastName.trim() },
            { op: "replace", path: "/metadata", value: metadataOf(metadata, settings) },
          ],
        }),
      );
      if ([...roleIds].sort().join() === [...edit.held].sort().join()) return;
      const initial = { ...edit.initial, firstName, lastName, metadata };
      onMoved({ ...edit, version, initial });
      await answerOf(
        client.PUT("/users/{userId}/roles", {
          params: { path: { userId }, header: { "If-Match": tagOf(version) } },
          body: { roleIds: [...roleIds] },
        }),
      );
    },
    changes: [detailedUsers(), users(), currentUser()].map(({ queryKey }) => queryKey),
    // Names may be saved where roles were refused. It may be one's own name.
    changesOnFailure: true,
    onDone: onSaved,
  });
}

const tagOf = (version: number) => `"${version}"`;
