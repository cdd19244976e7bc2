import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  type FinancialRecordPath,
  type SubmissionPath,
  submissionDetails,
} from "../../api/submission.ts";
import { type WorkbookRevision, workbookStatus } from "../../api/workbook.ts";

/**
 * How far a revision is. While it is being made it is asked for every two seconds, and once made, the
 * collection is read again, with its files (S-T22).
 */
export function useRevisionOutcome(
  { workspaceId, submissionId }: SubmissionPath,
  record: FinancialRecordPath,
  { revisionNumber, outcome: known }: WorkbookRevision,
): WorkbookRevision["outcome"] {
  const queryClient = useQueryClient();
  const { data: status } = useQuery({
    ...workbookStatus(record, revisionNumber),
    enabled: known === "Pending",
  });
  const outcome = known === "Pending" ? (status?.outcome ?? known) : known;

  useEffect(() => {
    if (known !== "Pending" || outcome === "Pending") return;
    queryClient.invalidateQueries(submissionDetails({ workspaceId, submissionId }));
  }, [known, outcome, queryClient, workspaceId, submissionId]);

  return outcome;
}
