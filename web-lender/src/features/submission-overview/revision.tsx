import { Badge, Button, Grow, IconButton, Spinner, Text } from "@tieout/ui-kit";
import { ChevronDown, ChevronRight, Download } from "lucide-react";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FinancialRecordPath, SubmissionPath } from "../../api/submission.ts";
import { type WorkbookRevision, workbookAddress } from "../../api/workbook.ts";
import { downloadEach } from "../../files/download.ts";
import type { Selection } from "../../files/use-selection.ts";
import { WorkbookFiles } from "../../files/workbook-files.tsx";
import { useDates } from "../../messages/dates.tsx";
import * as styles from "./submission-overview.css.ts";
import { useRevisionOutcome } from "./use-revision-outcome.ts";

interface RevisionProps {
  readonly submission: SubmissionPath;
  readonly record: FinancialRecordPath;
  readonly revision: WorkbookRevision;
  readonly isLatest: boolean;
  readonly flashes: boolean;
  readonly selection: Selection;
  readonly mayDownload: boolean;
}

/** One making of the workbooks. The latest is open; an earlier one opens on request. */
export function Revision({
  submission,
  record,
  revision,
  isLatest,
  flashes,
  selection,
  mayDownload,
}: RevisionProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const [isOpen, setIsOpen] = useState(isLatest);
  const filesId = useId();
  const outcome = useRevisionOutcome(submission, record, revision);
  const { revisionNumber: number, creationTime, requestedBy, workbooks } = revision;
  const ready = workbooks.filter((workbook) => workbook.outcome === "Success");
  const made = `${day(creationTime)}, ${time(creationTime)}`;

  return (
    <section aria-label={formatMessage({ id: "workbooks.revision" }, { number })}>
      <div className={styles.revision({ isLatest, flashes: isLatest && flashes })}>
        {!isLatest && (
          <IconButton
            aria-controls={isOpen ? filesId : undefined}
            aria-expanded={isOpen}
            label={formatMessage({ id: "workbooks.showFiles" }, { number })}
            onClick={() => setIsOpen(!isOpen)}
            size="small"
          >
            {isOpen ? <ChevronDown /> : <ChevronRight />}
          </IconButton>
        )}
        <Text weight={isLatest ? "strong" : "medium"}>
          <FormattedMessage id="workbooks.revision" values={{ number }} />
        </Text>
        {isLatest && (
          <Badge tone="accent">
            <FormattedMessage id="workbooks.latest" />
          </Badge>
        )}
        <Text numeric size="small" tone="subtle">
          {requestedBy ? (
            <FormattedMessage id="workbooks.by" values={{ time: made, name: requestedBy }} />
          ) : (
            made
          )}
        </Text>
        <Grow />
        <span aria-live="polite">
          {outcome === "Pending" && (
            <Text size="small" tone="muted">
              <Spinner tone="accent" /> <FormattedMessage id="workbooks.generating" />
            </Text>
          )}
        </span>
        {mayDownload && ready.length > 0 && (
          <Button
            aria-label={formatMessage({ id: "workbooks.downloadRevision" }, { number })}
            icon={<Download aria-hidden />}
            onClick={() => downloadEach(ready.map((each) => workbookAddress(record, each)))}
            size="small"
            variant="ghost"
          >
            <FormattedMessage id="workbooks.download" />
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={filesId}>
          <WorkbookFiles
            label={formatMessage({ id: "workbooks.showFiles" }, { number })}
            mayDownload={mayDownload}
            record={record}
            selection={selection}
            workbooks={workbooks}
          />
        </div>
      )}
    </section>
  );
}
