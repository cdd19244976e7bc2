import { Card, FileList, FileRow } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { documentAddress, type SubmissionDocument } from "../../api/document.ts";
import type { SubmissionPath } from "../../api/submission.ts";
import { useFigures } from "../../words/review/use-figures.ts";
import { DownloadFile } from "./download-file.tsx";

interface CollectionDocumentsProps {
  readonly path: SubmissionPath;
  readonly documents: readonly SubmissionDocument[];
  readonly mayDownload: boolean;
}

/** What was sent along with a collection. */
export function CollectionDocuments({ path, documents, mayDownload }: CollectionDocumentsProps) {
  const { formatMessage } = useIntl();
  const { fileSize } = useFigures();
  const title = formatMessage({ id: "collections.documents" });

  return (
    <Card count={documents.length} headingLevel={2} inset="none" title={title}>
      <FileList label={title}>
        {documents.map((document) => {
          const { id, fileName: name, bytes, isDeleted, scanState } = document;
          const isHeld = scanState === "scanning" || scanState === "infected";
          return (
            <FileRow
              action={
                mayDownload &&
                !isDeleted &&
                !isHeld && <DownloadFile address={documentAddress(path, document)} name={name} />
              }
              detail={isHeld ? formatMessage({ id: `documents.scan.${scanState}` }) : undefined}
              key={id}
              name={name}
              side={isDeleted ? formatMessage({ id: "documents.deleted" }) : fileSize(bytes)}
            />
          );
        })}
      </FileList>
    </Card>
  );
}
