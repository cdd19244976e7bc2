import { answerOf } from "@tieout/web-portal/answer";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { currentUser } from "../../api/session.ts";
import {
  type DetailedUser,
  detailedUsers,
  type Role,
  type UserMetadataSetting,
  users,
} from "../../api/users.ts";
import { keepYours } from "../../changed-since/changed-since.tsx";
import { type MetadataValues, metadataOf } from "./user-draft.ts";

export interface UserChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly roleIds: readonly string[];
  readonly metadata: MetadataValues;
}

export interface UserEdit {
  readonly version: number;
  /** May lack the default role. */
  readonly held: readonly string[];
  readonly initial: UserChange;
  readonly now: UserChange;
}

export function editOf(user: DetailedUser, roles: readonly Role[]): UserEdit {
  const initial = {
    ...{ firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
    roleIds: user.may.changeRoles ? inOrder(user.roleIds, roles) : user.roleIds,
    metadata: Object.fromEntries(user.metadata.map(({ name, value }) => [name, value])),
  };
  return { version: user.version, held: user.roleIds, initial, now: initial };
}

/** The same changes over the other's version. */
export function rebase({ initial, now }: UserEdit, theirs: UserEdit): UserEdit {
  const kept = <Name extends keyof UserChange>(name: Name) =>
    keepYours({ initial: initial[name], yours: now[name], theirs: theirs.initial[name] });
  const names = Object.keys({ ...theirs.initial.metadata, ...now.metadata });
  const metadata = names.map((name) => {
    const yours = now.metadata[name] ?? "";
    const saved = theirs.initial.metadata[name] ?? "";
    return [name, keepYours({ initial: initial.metadata[name] ?? "", yours, theirs: saved })];
  });
  return {
    ...theirs,
    now: {
      ...{ firstName: kept("firstName"), lastName: kept("lastName"), roleIds: kept("roleIds") },
      metadata: Object.fromEntries(metadata),
    },
  };
}

/** The default role is required, so it's added if missing (P-V32). */
export const inOrder = (roleIds: readonly string[], roles: readonly Role[]) =>
  roles
    .filter(({ id, tags }) => tags.includes("default") || roleIds.includes(id))
    .map(({ id }) => id);

interface SavingEnds {
  readonly onSaved: () => void;
  /** Names are saved, roles not yet: the rest of the edit, on the new version. */
  readonly onMoved: (edit: UserEdit) => void;
}

/** Roles only where they differ: changing them ends sessions (D-3). */
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
    // Names may be saved even if roles were refused, perhaps the user's own.
    changesOnFailure: true,
    onDone: onSaved,
  });
}

const tagOf = (version: number) => `"${version}"`;
