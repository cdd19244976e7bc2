import type { DetailedUser, Role } from "../../api/users.ts";
import { keepYours } from "../../changed-since/three-ways.ts";
import type { MetadataValues } from "./metadata-fields.tsx";

/** What can be changed of somebody. */
export interface UserChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly roleIds: readonly string[];
  readonly metadata: MetadataValues;
}

/** A change that isn't saved yet, with what it began with. */
export interface UserEdit {
  readonly version: number;
  /** The roles they have, among which the default one may be missing. */
  readonly held: readonly string[];
  readonly initial: UserChange;
  readonly now: UserChange;
}

/** Begins with what the server has. */
export function editOf(user: DetailedUser, roles: readonly Role[]): UserEdit {
  const initial = {
    ...{ firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
    roleIds: user.may.changeRoles ? inOrder(user.roleIds, roles) : user.roleIds,
    metadata: Object.fromEntries(user.metadata.map(({ name, value }) => [name, value])),
  };
  return { version: user.version, held: user.roleIds, initial, now: initial };
}

/** The same changes, made to what somebody else has saved meanwhile. */
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

/** The default role can't be taken away, so whoever hasn't got it gets it (P-V32). */
export const inOrder = (roleIds: readonly string[], roles: readonly Role[]) =>
  roles
    .filter(({ id, tags }) => tags.includes("default") || roleIds.includes(id))
    .map(({ id }) => id);
