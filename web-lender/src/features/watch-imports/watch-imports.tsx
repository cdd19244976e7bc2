import { Button, Card } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isRunning } from "../../api/pending-jobs.ts";
import { type ImportAddresses, ImportJob } from "./import-job.tsx";
import type { RelinkAsked } from "./retry-import.tsx";
import { useRunningImports } from "./use-running-imports.ts";
import * as styles from "./watch-imports.css.ts";

interface WatchImportsProps {
  /** Only this workspace's; without it, the whole tenant's. */
  readonly workspaceId?: string;
  readonly addresses: ImportAddresses;
  /** Shows what renews a connection, for a job that can't be retried without. */
  readonly relink: (asked: RelinkAsked) => ReactNode;
}

/** The imports that run, have ended or have failed. Nothing at all when there are none. */
export function WatchImports({ workspaceId, addresses, relink }: WatchImportsProps) {
  const { formatMessage, formatNumber, formatTime } = useIntl();
  const { jobs, checkedAt, dismiss, lose } = useRunningImports(workspaceId);
  if (jobs.length === 0) return null;

  const ended = jobs.filter((job) => !isRunning(job));
  const running = jobs.length - ended.length;
  const title = formatMessage({ id: running > 0 ? "imports.title" : "imports.ended" });
  const isOfTenant = workspaceId === undefined;
  const actions = jobs.length > 2 && ended.length > 0 && (
    <span className={styles.dismissAll}>
      <Button variant="ghost" size="small" onClick={() => dismiss(ended)}>
        <FormattedMessage id="imports.dismissAll" />
      </Button>
    </span>
  );

  return (
    <div className={styles.imports}>
      <Card
        inset="none"
        // On a workspace's page its own few need no heading.
        {...(isOfTenant && {
          title,
          ...(running > 0 && { count: formatNumber(running) }),
          meta: <FormattedMessage id="imports.checked" values={{ time: formatTime(checkedAt) }} />,
        })}
        {...(actions && { actions })}
      >
        <ul className={styles.jobs} aria-label={title} aria-live="polite">
          {jobs.map((job) => (
            <ImportJob
              key={job.financialRecordId}
              job={job}
              isOfTenant={isOfTenant}
              addresses={addresses}
              relink={relink}
              onLost={() => lose(job)}
              onDismiss={() => dismiss([job])}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}
