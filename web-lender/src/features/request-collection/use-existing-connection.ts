import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { type Connection, connections } from "../../api/connections.ts";
import { problemOf } from "../../api/problem.ts";
import { beginSubmission, startImport } from "./begin-submission.ts";
import { requestOf, type Wish } from "./wish.ts";

interface Collecting {
  readonly wish: Wish;
  readonly connectionId: string;
}

/** Collects over a connection that stands: nobody has to sign in. */
export function useExistingConnection(
  workspaceId: string,
  onImporting: () => void,
  /** It couldn't be collected over; this is how it stands now, expired for example. */
  onRefused: (connection: Connection) => void,
) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { run, error, isPending } = useAction({
    call: async ({ wish, connectionId }: Collecting) => {
      const submissionId = await beginSubmission(workspaceId, requestOf(wish));
      await startImport(workspaceId, submissionId, connectionId);
    },
    onDone: onImporting,
    onFailed: async ({ input: { connectionId } }) => {
      const standing = await queryClient.fetchQuery(connections(workspaceId));
      const connection = standing.find(({ id }) => id === connectionId);
      if (connection) onRefused(connection);
    },
  });

  return {
    collect: (wish: Wish, connectionId: string) => run({ wish, connectionId }),
    refusal: error
      ? problemOf(error)?.description || formatMessage({ id: "import.failedToStart" })
      : undefined,
    isPending,
  };
}
