import { useRef } from "react";
import { useAction } from "../../action/use-action.ts";
import { beginSubmission, startImport } from "./begin-submission.ts";
import { type ConnectionChoice, packageOf } from "./connection-choice.ts";
import { prepareConnection } from "./prepare-connection.ts";
import { useConnecting } from "./use-connecting.ts";
import { requestOf, type Wish } from "./wish.ts";

interface Linking {
  readonly workspaceId: string;
  readonly wish: Wish;
  readonly choice: ConnectionChoice;
  readonly onImporting: () => void;
}

/** Connects a package for a collection, and imports once somebody has said that it's the right company. */
export function useLinker({ workspaceId, wish, choice, onImporting }: Linking) {
  const submissionId = useRef<Promise<string>>(undefined);
  const connecting = useConnecting(workspaceId, async () => {
    submissionId.current ??= begun(workspaceId, wish, () => {
      submissionId.current = undefined;
    });
    return prepareConnection(workspaceId, {
      accountingPackage: packageOf(choice),
      submissionId: await submissionId.current,
      ...(choice.kind === "relink" && { existingConnectionId: choice.connection.id }),
    });
  });
  const importing = useAction({
    call: async (connectionId: string) => {
      await startImport(workspaceId, (await submissionId.current) ?? "", connectionId);
    },
    onDone: onImporting,
  });

  return {
    ...connecting,
    startImport: importing.run,
    isStarting: importing.isPending,
    importFailure: importing.error,
  };
}

async function begun(workspaceId: string, wish: Wish, onFailed: () => void): Promise<string> {
  try {
    return await beginSubmission(workspaceId, requestOf(wish));
  } catch (error) {
    onFailed();
    throw error;
  }
}
