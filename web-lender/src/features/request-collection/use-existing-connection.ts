import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useOneAtATime } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
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
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: async ({ wish, connectionId }: Collecting) => {
      const submissionId = await beginSubmission(workspaceId, requestOf(wish));
      await startImport(workspaceId, submissionId, connectionId);
    },
    onSuccess: onImporting,
    onError: async (_refusal, { connectionId }) => {
      const standing = await queryClient.fetchQuery(connections(workspaceId));
      const connection = standing.find(({ id }) => id === connectionId);
      if (connection) onRefused(connection);
    },
  });
  const begin = useOneAtATime(mutateAsync);

  return {
    collect: (wish: Wish, connectionId: string) => begin({ wish, connectionId }),
    refusal: error
      ? problemOf(error)?.description || formatMessage({ id: "import.failedToStart" })
      : undefined,
    isPending,
  };
}
