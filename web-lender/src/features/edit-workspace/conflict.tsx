import { useQuery } from "@tanstack/react-query";
import { changesOf, type WorkspaceEdit } from "@tieout/core/workspace";
import { useIntl } from "react-intl";
import type { ChangedSince as Changed } from "../../api/changed-since.ts";
import { users } from "../../api/users.ts";
import type { WorkspaceDetails } from "../../api/workspaces.ts";
import { ChangedSince, differenceOf } from "../../changed-since/changed-since.tsx";
import { editOf } from "./save-workspace.ts";

interface ConflictProps {
  readonly edit: WorkspaceEdit;
  readonly changed: Changed<WorkspaceDetails>;
  readonly onTake: () => void;
  readonly onKeep: () => void;
  readonly busy: boolean;
}

const namesAtMost = 3;

export function Conflict({ edit, changed, ...choice }: ConflictProps) {
  const { formatMessage, formatList } = useIntl();
  const { data: people = [] } = useQuery(users());
  const { initial } = edit;
  const theirs = editOf(changed.current, edit.selfId);
  const nameOf = (id: string) =>
    [...people, ...changed.current.users].find((user) => user.id === id)?.displayName;

  const text = (named: "displayName" | "engagementCode") => ({
    ...{ initial: initial[named], yours: edit[named].trim(), theirs: theirs[named] },
  });
  const membersOf = (ids: ReadonlySet<string>) => {
    const { added, removed } = changesOf({ ...edit, users: ids });
    return { added: [...added].sort(), removed: [...removed].sort() };
  };
  const toText = ({ added, removed }: ReturnType<typeof membersOf>) =>
    formatList(
      [
        ...(added.length > 0 ? [named("added", added)] : []),
        ...(removed.length > 0 ? [named("removed", removed)] : []),
      ],
      { type: "unit", style: "short" },
    ) || formatMessage({ id: "conflict.untouched" });
  const named = (change: "added" | "removed", ids: readonly string[]) => {
    const names = ids.map(nameOf).filter((name) => name !== undefined);
    return names.length === ids.length && names.length <= namesAtMost
      ? formatMessage({ id: `conflict.${change}` }, { names: formatList(names) })
      : formatMessage({ id: `details.${change}` }, { count: ids.length });
  };

  return (
    <ChangedSince
      what="workspace"
      changed={changed}
      differences={[
        ...differenceOf(formatMessage({ id: "details.name" }), text("displayName"), String),
        ...differenceOf(formatMessage({ id: "add.code" }), text("engagementCode"), String),
        ...differenceOf(
          formatMessage({ id: "details.users" }),
          {
            initial: membersOf(initial.users),
            yours: membersOf(edit.users),
            theirs: membersOf(theirs.users),
          },
          toText,
        ),
      ]}
      {...choice}
    />
  );
}
