import { Badge, Card, FileList, FileRow } from "@tieout/ui-kit";
import { FileSpreadsheet } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { type WorkbookRevision, workbookAddress } from "../../api/workbook.ts";
import { useDates } from "../../words/dates.tsx";
import { useFigures } from "../../words/review/use-figures.ts";
import { DownloadFile } from "./download-file.tsx";

interface CollectionWorkbooksProps {
  readonly record: FinancialRecordPath;
  readonly revision: WorkbookRevision;
  readonly mayDownload: boolean;
}

const statuses = { Success: "ready", Pending: "busy", Error: "failed" } as const;

/** The files of one revision. */
export function CollectionWorkbooks({ record, revision, mayDownload }: CollectionWorkbooksProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const { fileSize } = useFigures();
  const { revisionNumber: number, creationTime, workbooks } = revision;

  return (
    <Card
      headingLevel={2}
      inset="none"
      meta={
        <>
          <Badge tone="accent">
            <FormattedMessage id="collections.revision" values={{ number }} />
          </Badge>{" "}
          <FormattedMessage id="collections.created" values={{ date: longDay(creationTime) }} />
        </>
      }
      title={formatMessage({ id: "collections.workbooks" })}
    >
      <FileList label={formatMessage({ id: "collections.workbooks" })}>
        {workbooks.map((workbook) => {
          const address = workbookAddress(record, workbook);
          const isReady = mayDownload && workbook.outcome === "Success";
          return (
            <FileRow
              action={isReady && <DownloadFile address={address} name={workbook.filename} />}
              detail={workbook.errorDescription}
              icon={isReady ? <FileSpreadsheet aria-hidden /> : undefined}
              key={address}
              name={workbook.filename}
              side={workbook.fileSize === undefined ? undefined : fileSize(workbook.fileSize)}
              status={statuses[workbook.outcome]}
            />
          );
        })}
      </FileList>
    </Card>
  );
}
