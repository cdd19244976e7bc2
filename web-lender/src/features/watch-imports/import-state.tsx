import { Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { PendingJob } from "../../api/pending-jobs.ts";
import { useDates } from "../../messages/dates.tsx";
import { usePackageNames } from "../../messages/use-package-names.ts";

interface ImportStateProps {
  readonly job: PendingJob;
  /** Which of its steps it's at. */
  readonly withStep: boolean;
}

/** How an import is going, or how it went, in a line. */
export function ImportState({ job, withStep }: ImportStateProps) {
  const { time } = useDates();
  const { outcome, errorDescription } = job.status;
  const source = usePackageNames()[job.datasourceNameId];

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
