import { useIntl } from "react-intl";
import type { ChangedSince as Changed } from "../../api/changed-since.ts";
import type { DetailedUser, Role, UserMetadataSetting } from "../../api/users.ts";
import { ChangedSince } from "../../changed-since/changed-since.tsx";
import { differenceOf } from "../../changed-since/three-ways.ts";
import { editOf, type UserEdit } from "./user-edit.ts";

interface UserConflictProps {
  readonly edit: UserEdit;
  readonly changed: Changed<DetailedUser>;
  readonly roles: readonly Role[];
  readonly settings: readonly UserMetadataSetting[];
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** What somebody else has made of this user in the meantime, and which of both is to be. */
export function UserConflict(props: UserConflictProps) {
  const { edit, changed, roles, settings, ...choice } = props;
  const { formatMessage, formatList } = useIntl();
  const { initial, now } = edit;
  const theirs = editOf(changed.current, roles).initial;
  const named = (name: "firstName" | "lastName") =>
    differenceOf(
      formatMessage({ id: `people.${name}` }),
      { initial: initial[name], yours: now[name].trim(), theirs: theirs[name] },
      String,
    );
  const roleNames = (roleIds: readonly string[]) =>
    formatList(
      roles
        .filter(({ id }) => roleIds.includes(id))
        .map(({ name }) => formatMessage({ id: `role.${name}` })),
    );

  return (
    <ChangedSince
      what="user"
      changed={changed}
      differences={[
        ...named("firstName"),
        ...named("lastName"),
        ...differenceOf(
          formatMessage({ id: "people.roles" }),
          { initial: initial.roleIds, yours: now.roleIds, theirs: theirs.roleIds },
          roleNames,
        ),
        ...settings.flatMap(({ name, label }) =>
          differenceOf(
            label,
            {
              initial: initial.metadata[name] ?? "",
              yours: now.metadata[name]?.trim() ?? "",
              theirs: theirs.metadata[name] ?? "",
            },
            String,
          ),
        ),
      ]}
      {...choice}
    />
  );
}
