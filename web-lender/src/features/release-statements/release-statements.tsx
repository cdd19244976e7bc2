import { useQueryClient } from "@tanstack/react-query";
import { Button, ConfirmDialog, ErrorPanel, useOneAtATime, useToast } from "@tieout/ui-kit";
import { Send } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { type Submission, submissionDetails } from "../../api/submission.ts";

interface ReleaseStatementsProps {
  readonly submission: Submission;
}

/** Lets everybody in the workspace see the statements; asked first, since it can't be taken back. */
export function ReleaseStatements({ submission }: ReleaseStatementsProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const { entityId: workspaceId, id: submissionId, financialRecordId } = submission;
  const { mutateAsync, isPending, error } = api.useMutation(
    "post",
    "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements/release",
    {
      onSuccess: () => {
        setIsAsking(false);
        queryClient.invalidateQueries(submissionDetails({ workspaceId, submissionId }));
        toast({ title: formatMessage({ id: "release.done" }) });
      },
    },
  );
  const release = useOneAtATime(mutateAsync);
  if (financialRecordId === undefined) return null;

  return (
    <>
      <Button icon={<Send aria-hidden />} onClick={() => setIsAsking(true)}>
        <FormattedMessage id="release.action" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={formatMessage({ id: "release.title" })}
        confirmLabel={formatMessage({ id: "release.action" })}
        onConfirm={() => release({ params: { path: { workspaceId, financialRecordId } } })}
        busy={isPending}
        safeLabel={formatMessage({ id: "release.keep" })}
      >
        {error && (
          <ErrorPanel title={formatMessage({ id: "release.failed" })}>
            {error.description || formatMessage({ id: "failure.unreachable" })}
          </ErrorPanel>
        )}
        <FormattedMessage id="release.question" />
      </ConfirmDialog>
    </>
  );
}
