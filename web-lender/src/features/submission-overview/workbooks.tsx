import { Card, EmptyState, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { FinancialRecordPath, SubmissionPath } from "../../api/submission.ts";
import type { WorkbookRevision } from "../../api/workbook.ts";
import type { Selection } from "../../files/use-selection.ts";
import { Revision } from "./revision.tsx";

interface WorkbooksProps {
  readonly submission: SubmissionPath;
  readonly record: FinancialRecordPath;
  readonly revisions: readonly WorkbookRevision[];
  readonly selection: Selection;
  readonly mayDownload: boolean;
  /** The latest revision is shown for a moment as the one to look at. */
  readonly flashes: boolean;
}

/** The workbooks of a collection, by revision, the newest first and open. */
export function Workbooks({ revisions, ...rest }: WorkbooksProps) {
  const { formatMessage } = useIntl();
  const newestFirst = revisions.toSorted((one, other) => other.revisionNumber - one.revisionNumber);

  return (
    <Card
      count={
        revisions.length > 0 && (
          <FormattedMessage id="workbooks.revisions" values={{ count: revisions.length }} />
        )
      }
      inset="none"
      actions={
        revisions.length > 1 && (
          <Text size="small" tone="subtle">
            <FormattedMessage id="workbooks.order" />
          </Text>
        )
      }
      title={formatMessage({ id: "workbooks.title" })}
    >
      {revisions.length === 0 && (
        <EmptyState headingLevel={3} title={formatMessage({ id: "workbooks.none" })} />
      )}
      {newestFirst.map((revision, index) => (
        <Revision
          key={revision.revisionNumber}
          {...rest}
          isLatest={index === 0}
          revision={revision}
        />
      ))}
    </Card>
  );
}
