import { useQueryClient } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "../../api/client.ts";
import { importStatus } from "../../api/import-status.ts";
import { linkSession } from "../../api/link-session.ts";
import { rememberVisit } from "../../api/visit.ts";
import { useAction } from "../../app/use-action.ts";

interface Starting {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
  /** The answer to whether the company is theirs, with what the page showed. Absent for a retry, which doesn't ask. */
  readonly answer?: Omit<components["schemas"]["NewImport"], "connectionId">;
}

/** Books are being read for this request already, perhaps from another phone. */
const isUnderWay = ({ type }: Problem) => type === "already-running" || type === "begun-elsewhere";

/** Idempotent: a second call returns the same import. One that runs already is followed. */
export function useStartImport(onStarted: () => void = () => {}) {
  const queryClient = useQueryClient();
  const { run, error, isPending, isDone } = useAction<
    { financialRecordId: string },
    Starting,
    Problem
  >({
    call: ({ workspaceId, submissionId, connectionId, answer }) =>
      answerOf(
        client.POST("/{workspaceId}/Submissions/{submissionId}/imports", {
          params: { path: { workspaceId, submissionId } },
          body: { connectionId, ...answer },
        }),
      ),
    onDone: ({ financialRecordId }, { workspaceId, submissionId, connectionId }) => {
      rememberVisit({ submissionId, connectionId });
      // Both were read before the import began, so they're stale.
      const { queryKey } = importStatus({ workspaceId, financialRecordId });
      void queryClient.resetQueries({ queryKey });
      void queryClient.resetQueries({ queryKey: linkSession().queryKey });
      onStarted();
    },
    onFailed: ({ problem }) => {
      if (!problem || !isUnderWay(problem)) return;
      void queryClient.resetQueries({ queryKey: linkSession().queryKey });
      onStarted();
    },
  });

  return { start: run, problem: error, isStarting: isPending || isDone };
}
