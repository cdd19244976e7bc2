import { Text } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import type { PendingJob } from "../../api/pending-jobs.ts";
import { useDates } from "../../words/dates.tsx";
import { usePackageNames } from "../../words/use-package-names.ts";

/** How an import is going, or how it went, in a line. */
export function ImportState({ job }: { readonly job: PendingJob }) {
  const { time } = useDates();
  const { outcome, errorDescription } = job.status;
  const source = usePackageNames()[job.datasourceNameId];

  switch (outcome) {
    case "Pending":
      return (
        <Text as="div" size="small" tone="muted">
          <FormattedMessage id="imports.importing" values={{ source }} />
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
