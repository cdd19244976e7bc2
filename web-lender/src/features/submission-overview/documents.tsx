import { Card, DropZone, FileList, FileRow, IconButton } from "@tieout/ui-kit";
import { Plus, X } from "lucide-react";
import { useIntl } from "react-intl";
import { documentAddress } from "../../api/document.ts";
import type { SubmissionDetails, SubmissionPath } from "../../api/submission.ts";
import { DocumentRow } from "../../files/document-row.tsx";
import type { Selection } from "../../files/use-selection.ts";
import * as styles from "./submission-overview.css.ts";
import { useAddDocuments } from "./use-add-documents.ts";

interface DocumentsProps {
  readonly submission: SubmissionPath;
  readonly documents: SubmissionDetails["documents"];
  readonly may: SubmissionDetails["may"];
  readonly selection: Selection;
}

/** What was sent along, by the borrower or by the lender. Nothing at all where nothing was, or can be. */
export function Documents({ submission, documents, may, selection }: DocumentsProps) {
  const { formatMessage } = useIntl();
  const tooLarge = formatMessage({ id: "documents.tooLarge" });
  const { added, add, forget } = useAddDocuments(submission, tooLarge);
  if (documents.length === 0 && !may.upload) return null;

  const title = formatMessage({ id: "documents.title" });
  return (
    <Card count={documents.length > 0 ? documents.length : undefined} inset="none" title={title}>
      <FileList label={title}>
        {documents.map((document) => (
          <DocumentRow
            address={documentAddress(submission, document)}
            document={document}
            key={document.id}
            mayDownload={may.download}
            selection={selection}
          />
        ))}
        {added.map((document) => {
          const { id, name, reason } = document;
          const label = formatMessage({ id: "documents.forget" }, { name });
          return (
            <FileRow
              action={
                reason !== undefined && (
                  <IconButton label={label} onClick={() => forget(document)} size="small">
                    <X />
                  </IconButton>
                )
              }
              detail={reason ?? formatMessage({ id: "documents.uploading" })}
              key={id}
              name={name}
              status={reason === undefined ? "busy" : "failed"}
            />
          );
        })}
      </FileList>
      {may.upload && (
        <div className={styles.quiet}>
          <DropZone
            buttonLabel={formatMessage({ id: "documents.add" })}
            hint={formatMessage({ id: "documents.hint" })}
            icon={<Plus aria-hidden />}
            multiple
            onFiles={add}
          />
        </div>
      )}
    </Card>
  );
}
