import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changesOf, removesSelf, type WorkspaceEdit } from "@tieout/core/workspace";
import { useOneAtATime } from "@tieout/ui-kit";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { type WorkspaceDetails, workspaceDetails } from "../../api/workspace-details.ts";
import { allWorkspaces, eachWorkspace } from "../../api/workspaces.ts";

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
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ edit, version }: Saving) => save(workspaceId, edit, version),
    onSuccess: async (details) => {
      queryClient.setQueryData(workspaceDetails(workspaceId).queryKey, details);
      await queryClient.invalidateQueries({ queryKey: allWorkspaces });
      if (details.accessible) await queryClient.invalidateQueries({ queryKey: eachWorkspace });
      onSaved(details);
    },
    ...(onFailed && { onError: onFailed }),
  });

  return {
    save: useOneAtATime(mutate),
    /** Takes what somebody else has saved for what is. */
    take: (details: WorkspaceDetails) =>
      queryClient.setQueryData(workspaceDetails(workspaceId).queryKey, details),
    error,
    isPending,
    reset,
  };
}

async function save(workspaceId: string, edit: WorkspaceEdit, version: number) {
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
  if (removesSelf(edit)) return saveUsers((await saveText(version)).version);
  return saveText((await saveUsers(version)).version);
}

const tag = (version: number) => ({ "If-Match": `"${version}"` });

const replace = (name: string, value: string) => ({
  op: "replace" as const,
  path: `/${name}`,
  value: value.trim(),
});
