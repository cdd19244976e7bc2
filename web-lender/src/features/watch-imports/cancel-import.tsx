import { useQueryClient } from "@tanstack/react-query";
import { Button, ConfirmDialog, ErrorPanel, useOneAtATime } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { type PendingJob, pendingJobsKey } from "../../api/pending-jobs.ts";
import { usePackageNames } from "../../messages/use-package-names.ts";

/** Ends a running import, once somebody has said that they mean it. */
export function CancelImport({ job }: { readonly job: PendingJob }) {
  const { formatMessage } = useIntl();
  const packageNames = usePackageNames();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { workspaceId, financialRecordId, datasourceNameId } = job;
  const { mutateAsync, error, isPending } = api.useMutation(
    "post",
    "/{workspaceId}/financialrecords/{financialRecordId}/cancelimport",
    {
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: pendingJobsKey });
        setIsAsking(false);
      },
    },
  );
  const cancel = useOneAtATime(mutateAsync);

  return (
    <>
      <Button variant="danger-quiet" size="small" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="imports.cancel" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={formatMessage({ id: "imports.cancelTitle" })}
        confirmLabel={formatMessage({ id: "imports.cancel" })}
        safeLabel={formatMessage({ id: "imports.cancelKeep" })}
        busyLabel={formatMessage({ id: "imports.cancelling" })}
        busy={isPending}
        destructive
        onConfirm={() => cancel({ params: { path: { workspaceId, financialRecordId } } })}
      >
        {error && (
          <ErrorPanel title={formatMessage({ id: "imports.cancelFailed" })}>
            {error.description || formatMessage({ id: "failure.unreachable" })}
          </ErrorPanel>
        )}
        <p>
          {formatMessage({ id: "imports.cancelLead" }, { source: packageNames[datasourceNameId] })}
        </p>
      </ConfirmDialog>
    </>
  );
}
