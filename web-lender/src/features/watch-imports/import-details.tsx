import { Text } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { PendingJob } from "../../api/pending-jobs.ts";
import { useDates } from "../../messages/dates.tsx";
import { usePackageNames } from "../../messages/use-package-names.ts";
import { CancelImport } from "./cancel-import.tsx";
import { ImportSteps } from "./import-steps.tsx";
import * as styles from "./watch-imports.css.ts";

/** Whose books are read from where, how far that is, and the way to end it. */
export function ImportDetails({ job, id }: { readonly job: PendingJob; readonly id: string }) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const { steps, datasetName, outcome } = job.status;
  const source = usePackageNames()[job.datasourceNameId];
  const started = `${day(job.startedAt)}, ${time(job.startedAt)}`;

  return (
    // Read when somebody opens it; its counts aren't called out as they grow.
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
