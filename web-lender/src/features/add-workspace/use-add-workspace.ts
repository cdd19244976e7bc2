import { useRef } from "react";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { allWorkspaces } from "../../api/workspaces.ts";

interface NewWorkspace {
  readonly name: string;
  readonly code: string;
  /** Who may see it besides its owner. */
  readonly users: readonly string[];
}

interface Outcome {
  readonly onAdded: (workspaceId: string) => void;
  readonly onRefused: () => void;
}

/**
 * Adds a workspace under an id of ours (P-T35). The id stays the same when it is tried again, so that
 * an answer lost on the way doesn't make two of them.
 */
export function useAddWorkspace({ onAdded, onRefused }: Outcome) {
  const id = useRef<string>(undefined);

  return useAction({
    call: ({ name, code, users }: NewWorkspace) => {
      id.current ??= crypto.randomUUID();
      const workspaceId = id.current;
      const engagementCode = code.trim();
      const body = {
        ...{ id: workspaceId, displayName: name.trim(), users: [...users] },
        ...(engagementCode && { engagementCode }),
        lastActivityTimestamp: new Date().toISOString(),
      };
      return answerOf(
        client.PUT("/Entities/{workspaceId}", { params: { path: { workspaceId } }, body }),
      );
    },
    changes: [allWorkspaces],
    onDone: (workspace) => onAdded(workspace.id),
    onFailed: onRefused,
  });
}
