import { Button, IconButton, Link, Spinner, StatusIcon, Text } from "@tieout/ui-kit";
import { ChevronDown, RotateCw, X } from "lucide-react";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { PendingJob } from "../../api/pending-jobs.ts";
import { useDates } from "../../words/dates.tsx";
import { packageNames } from "../../words/packages.ts";
import { ImportSteps } from "./import-steps.tsx";
import { useRetry } from "./use-retry.ts";
import * as styles from "./watch-imports.css.ts";

interface ImportJobProps {
  readonly job: PendingJob;
  readonly workspaceAddress: (workspaceId: string) => string;
  readonly onDismiss: () => void;
}

/** One import: whose books, and how it is going or how it went. */
export function ImportJob({ job, workspaceAddress, onDismiss }: ImportJobProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { outcome, errorCode, steps } = job.status;
  const isRunning = outcome === "Pending";

  return (
    <li className={styles.job}>
      <div className={styles.summary}>
        <span className={styles.mark}>
          {isRunning && <Spinner size="medium" tone="accent" />}
          {outcome === "Success" && <StatusIcon tone="success" />}
          {outcome === "Error" && <StatusIcon tone="danger" />}
        </span>
        <div className={styles.words}>
          <div className={styles.name}>
            {outcome === "Success" && job.canViewWorkspace ? (
              <Link asChild>
                <RouterLink href={workspaceAddress(job.workspaceId)}>
                  {job.workspaceName}
                </RouterLink>
              </Link>
            ) : (
              job.workspaceName
            )}
          </div>
          <State job={job} />
        </div>
        {isRunning && steps.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            trailingIcon={<ChevronDown />}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage id="imports.details" />
          </Button>
        )}
        {errorCode === "Disconnected" && <Retry job={job} />}
        {!isRunning && (
          <IconButton
            size="small"
            label={formatMessage({ id: "imports.dismiss" }, { name: job.workspaceName })}
            onClick={onDismiss}
          >
            <X />
          </IconButton>
        )}
      </div>
      {open && isRunning && (
        <div className={styles.details} id={detailsId}>
          <ImportSteps steps={steps} />
        </div>
      )}
    </li>
  );
}

function State({ job }: { readonly job: PendingJob }) {
  const { time } = useDates();
  const { outcome, errorDescription } = job.status;
  const source = packageNames[job.datasourceNameId];

  switch (outcome) {
    case "Pending":
      return (
        <Text as="div" size="small" tone="muted" truncate>
          <FormattedMessage id="imports.importing" values={{ source }} />
        </Text>
      );
    case "Success":
      return (
        <Text as="div" size="small" tone="muted" truncate>
          <FormattedMessage
            id="imports.finished"
            values={{ time: time(job.finishedAt ?? job.startedAt), source }}
          />
        </Text>
      );
    case "Error":
      return (
        <Text as="div" size="small" tone="danger">
          {errorDescription}
        </Text>
      );
  }
}

function Retry({ job }: { readonly job: PendingJob }) {
  const { retry, refusal, isPending } = useRetry(job);

  return (
    <>
      {refusal !== undefined && (
        <Text size="small" tone="danger">
          {refusal}
        </Text>
      )}
      <Button size="small" icon={<RotateCw />} busy={isPending} onClick={retry}>
        <FormattedMessage id="imports.retry" />
      </Button>
    </>
  );
}
