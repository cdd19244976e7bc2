import { Badge, Card, Inline } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FinancialRecordPath } from "../../api/submission.ts";
import type { WorkbookRevision } from "../../api/workbook.ts";
import type { Selection } from "../../files/use-selection.ts";
import { WorkbookFiles } from "../../files/workbook-files.tsx";

interface CollectionWorkbooksProps {
  readonly record: FinancialRecordPath;
  readonly revision: WorkbookRevision;
  readonly selection: Selection;
  readonly mayDownload: boolean;
  readonly foot: ReactNode;
}

/** The files of one revision. */
export function CollectionWorkbooks({ revision, foot, ...files }: CollectionWorkbooksProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const { revisionNumber: number, creationTime, workbooks } = revision;
  const title = formatMessage({ id: "collections.workbooks" });

  return (
    <Card
      foot={foot}
      headingLevel={2}
      inset="none"
      meta={
        <Inline gap="small" wrap>
          <Badge tone="accent">
            <FormattedMessage id="collections.revision" values={{ number }} />
          </Badge>
          <FormattedMessage id="collections.created" values={{ date: longDay(creationTime) }} />
        </Inline>
      }
      title={title}
    >
      <WorkbookFiles {...files} label={title} workbooks={workbooks} />
    </Card>
  );
}
