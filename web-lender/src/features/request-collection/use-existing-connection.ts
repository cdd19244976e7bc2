import { useMutation } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { problemOf } from "../../api/problem.ts";
import { beginSubmission, startImport } from "./begin-submission.ts";
import { requestOf, type Wish } from "./wish.ts";

interface Collecting {
  readonly wish: Wish;
  readonly connectionId: string;
}

/** Collects over a connection that stands: nobody has to sign in. */
export function useExistingConnection(workspaceId: string, onImporting: () => void) {
  const { formatMessage } = useIntl();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async ({ wish, connectionId }: Collecting) => {
      const submissionId = await beginSubmission(workspaceId, requestOf(wish));
      await startImport(workspaceId, submissionId, connectionId);
    },
    onSuccess: onImporting,
  });

  return {
    collect: (wish: Wish, connectionId: string) => mutate({ wish, connectionId }),
    refusal: error
      ? problemOf(error)?.description || formatMessage({ id: "import.failedToStart" })
      : undefined,
    isPending,
  };
}
