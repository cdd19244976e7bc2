import { Button, IconButton, Spinner, StatusIcon, Text, VisuallyHidden } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { ChevronDown, Users, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink, useLocation } from "wouter";
import type { PendingJob } from "../../api/pending-jobs.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import { ImportDetails } from "./import-details.tsx";
import { type RelinkAsked, RetryImport } from "./retry-import.tsx";
import * as styles from "./watch-imports.css.ts";

export interface ImportAddresses {
  readonly workspace: (workspaceId: string) => string;
  readonly manageUsers: (workspaceId: string) => string;
}

interface ImportJobProps {
  readonly job: PendingJob;
  /** False on a workspace's own page, which has more room. */
  readonly isOfTenant: boolean;
  readonly addresses: ImportAddresses;
  readonly relink: (asked: RelinkAsked) => ReactNode;
  readonly onLost: () => void;
  readonly onDismiss: () => void;
}

export function ImportJob(props: ImportJobProps) {
  const { job, isOfTenant, addresses, relink, onLost, onDismiss } = props;
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { outcome, errorCode } = job.status;

  return (
    <li className={styles.job}>
      <div className={styles.summary}>
        <span className={styles.mark}>
          {outcome === "Pending" && <Spinner size="medium" tone="accent" />}
          {outcome === "Success" && <StatusIcon tone="success" />}
          {outcome === "Error" && <StatusIcon tone="danger" />}
        </span>
        <div className={styles.text}>
          <Name job={job} isOfTenant={isOfTenant} addresses={addresses} />
          <ImportState job={job} withStep={!isOfTenant} />
        </div>
        <div className={styles.actions}>
          {errorCode === "Disconnected" && (
            <RetryImport
              job={{ ...job, datasetName: job.status.datasetName }}
              relink={relink}
              onLost={onLost}
              onRetried={onDismiss}
            />
          )}
          {job.canManageWorkspaceUsers && !job.canViewWorkspace && (
            <Button size="small" icon={<Users />} asChild>
              <RouterLink href={addresses.manageUsers(job.workspaceId)}>
                <FormattedMessage id="imports.manageUsers" />
                <VisuallyHidden>, {job.workspaceName}</VisuallyHidden>
              </RouterLink>
            </Button>
          )}
          <DetailsButton
            job={job}
            open={open}
            detailsId={detailsId}
            onPress={() => setOpen(!open)}
          />
          {outcome !== "Pending" && (
            <IconButton
              size="small"
              label={formatMessage({ id: "imports.dismiss" }, { name: job.workspaceName })}
              onClick={onDismiss}
            >
              <X />
            </IconButton>
          )}
        </div>
      </div>
      {open && <ImportDetails job={job} id={detailsId} />}
    </li>
  );
}

/** Links only for a reader with access who isn't there yet. */
function Name({
  job,
  isOfTenant,
  addresses,
}: Pick<ImportJobProps, "job" | "isOfTenant" | "addresses">) {
  const [, navigate] = useLocation();
  const { workspaceId, workspaceName, canViewWorkspace, status } = job;
  const leadsOn = isOfTenant && status.outcome === "Success" && canViewWorkspace;

  return (
    <div className={styles.name}>
      {leadsOn ? (
        <Button variant="link" wraps onClick={() => navigate(addresses.workspace(workspaceId))}>
          {workspaceName}
        </Button>
      ) : (
        (!isOfTenant && status.datasetName) || workspaceName
      )}
    </div>
  );
}

interface DetailsButtonProps {
  readonly job: PendingJob;
  readonly open: boolean;
  readonly detailsId: string;
  readonly onPress: () => void;
}

/** Text while running; later the space is for the outcome. */
function DetailsButton({ job, open, detailsId, onPress }: DetailsButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "imports.detailsOf" }, { name: job.workspaceName });
  const opening = { "aria-expanded": open, "aria-controls": open ? detailsId : undefined };

  return job.status.outcome === "Pending" ? (
    <Button
      {...opening}
      aria-label={label}
      variant="ghost"
      size="small"
      trailingIcon={<ChevronDown />}
      onClick={onPress}
    >
      <FormattedMessage id="imports.details" />
    </Button>
  ) : (
    <IconButton {...opening} size="small" label={label} onClick={onPress}>
      <ChevronDown />
    </IconButton>
  );
}

interface ImportStateProps {
  readonly job: PendingJob;
  readonly withStep: boolean;
}

function ImportState({ job, withStep }: ImportStateProps) {
  const { time } = useDates();
  const { outcome, errorDescription } = job.status;
  const source = usePackageName()(job.datasourceNameId);

  switch (outcome) {
    case "Pending":
      return (
        <Text as="div" size="small" tone="muted">
          <FormattedMessage id="imports.importing" values={{ source }} />
          {withStep && <CurrentStep steps={job.status.steps} />}
        </Text>
      );
    case "Success":
      return (
        <Text as="div" size="small" tone="muted">
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

function CurrentStep({ steps }: Pick<PendingJob["status"], "steps">) {
  const { formatMessage, locale } = useIntl();
  const place = steps.findIndex(({ state }) => state === "running");
  const current = steps[place];
  if (!current) return null;

  const [first = "", ...rest] = formatMessage({ id: `step.${current.step}` });
  const step = first.toLocaleLowerCase(locale) + rest.join("");
  return (
    <FormattedMessage
      id="imports.atStep"
      values={{ place: place + 1, count: steps.length, step }}
    />
  );
}
