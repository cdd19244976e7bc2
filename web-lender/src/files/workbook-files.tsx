import { FileList, FileRow } from "@tieout/ui-kit";
import { FileSpreadsheet } from "lucide-react";
import { useIntl } from "react-intl";
import { type FinancialRecordPath, type Workbook, workbookAddress } from "../api/submission.ts";
import { useFigures } from "../messages/review/use-figures.ts";
import { DownloadFile, SelectFile } from "./file-acts.tsx";
import type { Selection } from "./use-selection.ts";

interface WorkbookFilesProps {
  readonly label: string;
  readonly record: FinancialRecordPath;
  readonly workbooks: readonly Workbook[];
  readonly selection: Selection;
  readonly mayDownload: boolean;
}

export function WorkbookFiles({
  label,
  record,
  workbooks,
  selection,
  mayDownload,
}: WorkbookFilesProps) {
  const { formatMessage } = useIntl();
  const { fileSize } = useFigures();

  return (
    <FileList label={label}>
      {workbooks.map((workbook) => {
        const { filename: name, outcome, errorDescription } = workbook;
        const address = workbookAddress(record, workbook);
        const isReady = mayDownload && outcome === "Success";
        return (
          <FileRow
            action={isReady && <DownloadFile address={address} name={name} />}
            detail={
              outcome === "Error"
                ? errorDescription || formatMessage({ id: "workbooks.failed" })
                : undefined
            }
            icon={outcome === "Success" ? <FileSpreadsheet aria-hidden /> : undefined}
            key={address}
            name={name}
            selection={
              isReady && <SelectFile address={address} name={name} selection={selection} />
            }
            side={workbook.fileSize === undefined ? undefined : fileSize(workbook.fileSize)}
            status={statuses[outcome]}
          />
        );
      })}
    </FileList>
  );
}

const statuses = { Success: "ready", Pending: "busy", Error: "failed" } as const;
