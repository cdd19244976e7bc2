import { Badge, FileRow } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { SubmissionDocument } from "../api/submission.ts";
import { useFigures } from "../messages/review/use-figures.ts";
import { DownloadFile, SelectFile } from "./file-acts.tsx";
import type { Selection } from "./use-selection.ts";

interface DocumentRowProps {
  readonly document: SubmissionDocument;
  readonly address: string;
  readonly selection: Selection;
  readonly mayDownload: boolean;
}

export function DocumentRow({ document, address, selection, mayDownload }: DocumentRowProps) {
  const { formatMessage } = useIntl();
  const { fileSize } = useFigures();
  const { day } = useDates();
  const { fileName: name, bytes, isDeleted, uploadTime, uploadedBy, scanState } = document;
  const isHeld = scanState === "scanning" || scanState === "infected";
  const isReady = mayDownload && !isDeleted && !isHeld;
  const source = formatMessage({
    id: uploadedBy === "lender" ? "documents.byLender" : "documents.source",
  });

  return (
    <FileRow
      action={
        <>
          {!isDeleted && isHeld && (
            <Badge tone={scanState === "infected" ? "danger" : "neutral"}>
              {formatMessage({ id: `documents.scan.${scanState}` })}
            </Badge>
          )}
          {isReady && <DownloadFile address={address} name={name} />}
        </>
      }
      detail={
        scanState === "not-scanned"
          ? `${source} · ${formatMessage({ id: "documents.scan.not-scanned" })}`
          : source
      }
      name={name}
      selection={isReady && <SelectFile address={address} name={name} selection={selection} />}
      side={
        isDeleted
          ? formatMessage({ id: "documents.deleted" })
          : `${day(uploadTime)} · ${fileSize(bytes)}`
      }
    />
  );
}
