import { useQueryClient } from "@tanstack/react-query";
import { Box, Card, DropZone, FileList, FileRow, IconButton } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import {
  documentAddress,
  type SubmissionDetails,
  type SubmissionPath,
  submissionDetails,
  uploadDocument,
} from "../../api/submission.ts";
import { DocumentRow } from "../../files/document-row.tsx";
import type { Selection } from "../../files/use-selection.ts";

interface DocumentsProps {
  readonly submission: SubmissionPath;
  readonly documents: SubmissionDetails["documents"];
  readonly may: SubmissionDetails["may"];
  readonly selection: Selection;
}

/** Renders nothing where there are none and none can be added. */
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
        <Box paddingBlock="medium" paddingInline="large">
          <DropZone
            buttonLabel={formatMessage({ id: "documents.add" })}
            hint={formatMessage({ id: "documents.hint" })}
            icon={<Plus aria-hidden />}
            multiple
            onFiles={add}
          />
        </Box>
      )}
    </Card>
  );
}

/** A finished one is listed with the collection's own. */
interface AddedDocument {
  readonly id: string;
  readonly name: string;
  readonly reason?: string;
}

interface AddDocuments {
  readonly added: readonly AddedDocument[];
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly forget: (document: AddedDocument) => void;
}

/** Files of this many bytes and more are refused (S-V1). */
const fileSizeLimit = 68_157_440;

/** One after the other; refused ones stay with the reason. */
function useAddDocuments(path: SubmissionPath, tooLarge: string): AddDocuments {
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<readonly AddedDocument[]>([]);
  const forget = ({ id }: Pick<AddedDocument, "id">) =>
    setAdded((before) => before.filter((document) => document.id !== id));
  const fail = (id: string, reason: string) =>
    setAdded((before) =>
      before.map((document) => (document.id === id ? { ...document, reason } : document)),
    );

  return {
    added,
    forget,
    add: async (files) => {
      const chosen = files.map((file) => ({ file, id: crypto.randomUUID() }));
      const started = chosen.map(({ file, id }) => ({ id, name: file.name }));
      setAdded((before) => [...before, ...started]);
      for (const { file, id } of chosen) {
        if (file.size >= fileSizeLimit) {
          fail(id, tooLarge);
          continue;
        }
        try {
          await uploadDocument(path, file);
          await queryClient.invalidateQueries({ queryKey: submissionDetails(path).queryKey });
          forget({ id });
        } catch (problem) {
          // The client only throws problems.
          fail(id, (problem as Problem).description);
        }
      }
    },
  };
}
