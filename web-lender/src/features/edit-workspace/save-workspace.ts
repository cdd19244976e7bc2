import { useQueryClient } from "@tanstack/react-query";
import {
  beginEdit,
  changesOf,
  faultsOf,
  removesSelf,
  type WorkspaceEdit,
  type WorkspaceState,
} from "@tieout/core/workspace";
import { answerOf } from "@tieout/web-portal/answer";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import {
  allWorkspaces,
  eachWorkspace,
  type WorkspaceDetails,
  workspaceDetails,
} from "../../api/workspaces.ts";

interface Saving {
  readonly edit: WorkspaceEdit;
  /** The version it began with, or will overwrite. */
  readonly version: number;
}

interface SavingEnds {
  readonly onSaved: (details: WorkspaceDetails) => void;
  readonly onFailed?: () => void;
}

/** Why an edit can't be saved as it is; undefined if it can. `isStale`: somebody else has saved meanwhile. */
export function useWhyNotSaved() {
  const { formatMessage, formatList } = useIntl();

  return (edit: WorkspaceEdit, isStale: boolean): string | undefined => {
    const { name, code, nobody } = faultsOf(edit);
    const fields = [
      ...(name ? [formatMessage({ id: "details.name" })] : []),
      ...(code ? [formatMessage({ id: "add.code" })] : []),
    ];
    if (isStale) return formatMessage({ id: "conflict.first" });
    if (fields.length > 0)
      return formatMessage({ id: "details.needs" }, { fields: formatList(fields) });
    return nobody ? formatMessage({ id: "users.needsOne" }) : undefined;
  };
}

/** Users first, then name and code where they changed (P-T31). */
export function useSaveWorkspace(workspaceId: string, { onSaved, onFailed }: SavingEnds) {
  const queryClient = useQueryClient();
  // A half-finished save moved the version itself, so a retry isn't a conflict.
  const moved = useRef<{ readonly from: number; readonly to: number }>(undefined);
  const { queryKey } = workspaceDetails(workspaceId);
  const saving = useAction({
    call: ({ edit, version: from }: Saving) =>
      save(workspaceId, edit, {
        version: moved.current?.from === from ? moved.current.to : from,
        onMoved: (to) => {
          moved.current = { from, to };
        },
      }),
    answers: queryKey,
    changes: [allWorkspaces],
    onDone: async (details) => {
      if (details.accessible) await queryClient.invalidateQueries({ queryKey: eachWorkspace });
      onSaved(details);
    },
    ...(onFailed && { onFailed }),
  });

  return {
    ...saving,
    /** Accepts the other's version. */
    take: (details: WorkspaceDetails) => queryClient.setQueryData(queryKey, details),
  };
}

interface Over {
  readonly version: number;
  /** Gets the version after the first of two calls. */
  readonly onMoved: (version: number) => void;
}

async function save(workspaceId: string, edit: WorkspaceEdit, { version, onMoved }: Over) {
  const params = { path: { workspaceId } };
  const { name, code, added, removed } = changesOf(edit);
  const saveUsers = (from: number) =>
    answerOf(
      client.PUT("/Entities/{workspaceId}/users", {
        ...{ params, headers: tag(from) },
        body: { resourceUsers: [...edit.users].map((principalId) => ({ principalId })) },
      }),
    );
  const saveText = (from: number) =>
    answerOf(
      client.PATCH("/Entities/{workspaceId}", {
        params,
        headers: tag(from),
        body: [
          ...(name ? [replace("displayname", edit.displayName)] : []),
          ...(code ? [replace("engagementcode", edit.engagementCode)] : []),
        ],
      }),
    );
  const hasUsers = added.length + removed.length > 0;
  if (!hasUsers) return saveText(version);
  if (!name && !code) return saveUsers(version);
  // After removing oneself, the name can't be changed.
  const [first, second] = removesSelf(edit) ? [saveText, saveUsers] : [saveUsers, saveText];
  const { version: between } = await first(version);
  onMoved(between);
  return second(between);
}

const tag = (version: number) => ({ "If-Match": `"${version}"` });

const replace = (name: string, value: string) => ({
  op: "replace" as const,
  path: `/${name}`,
  value: value.trim(),
});

export const editOf = (details: WorkspaceDetails, selfId: string): WorkspaceEdit =>
  beginEdit({
    displayName: details.displayName,
    engagementCode: details.engagementCode ?? "",
    users: new Set(details.accessControlList.map(({ principalId }) => principalId)),
    ...(details.ownerId !== undefined && { ownerId: details.ownerId }),
    selfId,
  });

/** Survives a login, with its base version. */
export interface KeptEdit {
  readonly version: number;
  readonly now: KeptState;
  readonly initial: KeptState;
}
type KeptState = Omit<WorkspaceState, "users"> & { readonly users: readonly string[] };

export const keptEdit = (edit: WorkspaceEdit, version: number): KeptEdit => ({
  ...{ version, now: kept(edit), initial: kept(edit.initial) },
});

/** Reapplied over the current user and owner. */
export const restoredEdit = (clean: WorkspaceEdit, { now, initial }: KeptEdit): WorkspaceEdit => ({
  ...clean,
  ...{ ...now, users: new Set(now.users) },
  initial: { ...initial, users: new Set(initial.users) },
});

const kept = ({ displayName, engagementCode, users }: WorkspaceState): KeptState => ({
  ...{ displayName, engagementCode, users: [...users] },
});
