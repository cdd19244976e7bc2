import { useQueryClient } from "@tanstack/react-query";
import {
  beginEdit,
  changesOf,
  removesSelf,
  type WorkspaceEdit,
  type WorkspaceState,
} from "@tieout/core/workspace";
import { answerOf } from "@tieout/web-portal/answer";
import { useRef } from "react";
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
  /** What the edit began with, or what it is to be saved over. */
  readonly version: number;
}

interface SavingEnds {
  readonly onSaved: (details: WorkspaceDetails) => void;
  readonly onFailed?: () => void;
}

/** Saves an edit: users first, then name and code where they changed (P-T31). */
export function useSaveWorkspace(workspaceId: string, { onSaved, onFailed }: SavingEnds) {
  const queryClient = useQueryClient();
  // What failed half-way has moved the version by itself: tried again, it's nobody else's change.
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
    /** Takes what somebody else has saved for what is. */
    take: (details: WorkspaceDetails) => queryClient.setQueryData(queryKey, details),
  };
}

interface Over {
  readonly version: number;
  /** Is told of the version that the first of two calls has made. */
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
  // Who takes themselves out couldn't change its name afterwards.
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

/** Begins to edit what the server has. */
export const editOf = (details: WorkspaceDetails, selfId: string): WorkspaceEdit =>
  beginEdit({
    displayName: details.displayName,
    engagementCode: details.engagementCode ?? "",
    users: new Set(details.accessControlList.map(({ principalId }) => principalId)),
    ...(details.ownerId !== undefined && { ownerId: details.ownerId }),
    selfId,
  });

/** An edit as it's kept over a login, with the version that it began with. */
export interface KeptEdit {
  readonly version: number;
  readonly now: KeptState;
  readonly initial: KeptState;
}
type KeptState = Omit<WorkspaceState, "users"> & { readonly users: readonly string[] };

export const keptEdit = (edit: WorkspaceEdit, version: number): KeptEdit => ({
  ...{ version, now: kept(edit), initial: kept(edit.initial) },
});

/** The edit again, over who somebody is and whose the workspace is now. */
export const restoredEdit = (clean: WorkspaceEdit, { now, initial }: KeptEdit): WorkspaceEdit => ({
  ...clean,
  ...{ ...now, users: new Set(now.users) },
  initial: { ...initial, users: new Set(initial.users) },
});

const kept = ({ displayName, engagementCode, users }: WorkspaceState): KeptState => ({
  ...{ displayName, engagementCode, users: [...users] },
});
