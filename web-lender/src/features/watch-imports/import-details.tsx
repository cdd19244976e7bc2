import { Button, CheckList, type CheckListItem, Text } from "@tieout/ui-kit";
import { sent } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type PendingJob, pendingJobsKey } from "../../api/pending-jobs.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import * as styles from "./watch-imports.css.ts";

export function ImportDetails({ job, id }: { readonly job: PendingJob; readonly id: string }) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const { steps, datasetName, outcome } = job.status;
  const source = usePackageName()(job.datasourceNameId);
  const started = `${day(job.startedAt)}, ${time(job.startedAt)}`;

  return (
    // Read on opening; changing counts aren't announced.
    <div aria-live="off" className={styles.details} id={id}>
      <div className={styles.about}>
        <Text size="small" tone="muted">
          {datasetName === undefined
            ? formatMessage({ id: "imports.aboutHidden" }, { source, time: started })
            : formatMessage(
                { id: "imports.about" },
                { company: datasetName, source, time: started },
              )}
        </Text>
        {outcome === "Pending" && job.canViewWorkspace && <CancelImport job={job} />}
      </div>
      {steps.length > 0 && <ImportSteps steps={steps} />}
    </div>
  );
}

type Step = PendingJob["status"]["steps"][number];

const tones: Record<Step["state"], CheckListItem["tone"]> = {
  waiting: "neutral",
  running: "busy",
  done: "success",
  failed: "danger",
};

function ImportSteps({ steps }: { readonly steps: readonly Step[] }) {
  const { formatMessage, formatNumber } = useIntl();

  return (
    <CheckList
      label={formatMessage({ id: "imports.steps" })}
      items={steps.map(({ step, state, done, expected }) => ({
        id: step,
        tone: tones[state],
        status: formatMessage({ id: `step.${state}` }),
        name: formatMessage({ id: `step.${step}` }),
        ...(done > 0 && {
          amount:
            expected === undefined
              ? formatNumber(done)
              : formatMessage({ id: "imports.of" }, { done, expected }),
        }),
      }))}
    />
  );
}

function CancelImport({ job }: { readonly job: PendingJob }) {
  const { formatMessage } = useIntl();
  const packageName = usePackageName();
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
        {formatMessage({ id: "imports.cancelLead" }, { source: packageName(datasourceNameId) })}
      </p>
    </ConfirmAction>
  );
}
