import { Card, FileList } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { documentAddress, type SubmissionDocument } from "../../api/document.ts";
import type { SubmissionPath } from "../../api/submission.ts";
import { DocumentRow } from "../../files/document-row.tsx";
import type { Selection } from "../../files/use-selection.ts";

interface CollectionDocumentsProps {
  readonly path: SubmissionPath;
  readonly documents: readonly SubmissionDocument[];
  readonly selection: Selection;
  readonly mayDownload: boolean;
  readonly foot: ReactNode;
}

/** What was sent along with a collection. */
export function CollectionDocuments({
  path,
  documents,
  selection,
  mayDownload,
  foot,
}: CollectionDocumentsProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "collections.documents" });

  return (
    <Card count={documents.length} foot={foot} headingLevel={2} inset="none" title={title}>
      <FileList label={title}>
        {documents.map((document) => (
          <DocumentRow
            address={documentAddress(path, document)}
            document={document}
            key={document.id}
            mayDownload={mayDownload}
            selection={selection}
          />
        ))}
      </FileList>
    </Card>
  );
}
