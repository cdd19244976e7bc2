import { Button } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmAction } from "../../action/confirm-action.tsx";
import { useAction } from "../../action/use-action.ts";
import { sent } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { type PendingJob, pendingJobsKey } from "../../api/pending-jobs.ts";
import { usePackageNames } from "../../messages/use-package-names.ts";

/** Ends a running import, once somebody has said that they mean it. */
export function CancelImport({ job }: { readonly job: PendingJob }) {
  const { formatMessage } = useIntl();
  const packageNames = usePackageNames();
  const { workspaceId, financialRecordId, datasourceNameId } = job;
  const cancel = useAction({
    call: () =>
      sent(
        client.POST("/{workspaceId}/financialrecords/{financialRecordId}/cancelimport", {
          params: { path: { workspaceId, financialRecordId } },
        }),
      ),
    changes: [pendingJobsKey],
  });

  return (
    <ConfirmAction
      action={cancel}
      trigger={(ask) => (
        <Button variant="danger-quiet" size="small" onClick={ask}>
          <FormattedMessage id="imports.cancel" />
        </Button>
      )}
      title={formatMessage({ id: "imports.cancelTitle" })}
      confirmLabel={formatMessage({ id: "imports.cancel" })}
      safeLabel={formatMessage({ id: "imports.cancelKeep" })}
      busyLabel={formatMessage({ id: "imports.cancelling" })}
      failed={formatMessage({ id: "imports.cancelFailed" })}
      destructive
    >
      <p>
        {formatMessage({ id: "imports.cancelLead" }, { source: packageNames[datasourceNameId] })}
      </p>
    </ConfirmAction>
  );
}
