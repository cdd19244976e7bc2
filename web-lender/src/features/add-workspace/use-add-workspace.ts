import { useQueryClient } from "@tanstack/react-query";
import { useOneAtATime } from "@tieout/ui-kit";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
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
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const id = useRef<string>(undefined);
  const { mutateAsync, error, isPending, isSuccess } = api.useMutation(
    "put",
    "/Entities/{workspaceId}",
    {
      onSuccess: async (workspace) => {
        await queryClient.invalidateQueries({ queryKey: allWorkspaces });
        onAdded(workspace.id);
      },
      onError: onRefused,
    },
  );
  const begin = useOneAtATime(mutateAsync);

  return {
    add: ({ name, code, users }: NewWorkspace) => {
      id.current ??= crypto.randomUUID();
      const workspaceId = id.current;
      const engagementCode = code.trim();
      const body = {
        ...{ id: workspaceId, displayName: name.trim(), users: [...users] },
        ...(engagementCode && { engagementCode }),
        lastActivityTimestamp: new Date().toISOString(),
      };
      begin({ params: { path: { workspaceId } }, body });
    },
    refusal: error
      ? (error.errors?.[0]?.description ??
        (error.description || formatMessage({ id: "failure.unreachable" })))
      : undefined,
    // Once it is there, nothing more is to be added from here.
    isPending: isPending || isSuccess,
  };
}
