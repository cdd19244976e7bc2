import { useQuery } from "@tanstack/react-query";
import { Spinner, Text } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { documentAddress } from "../../api/document.ts";
import {
  type SubmissionDetails,
  type SubmissionPath,
  submissionDetails,
} from "../../api/submission.ts";
import { newestOf, workbookAddress } from "../../api/workbook.ts";
import { useSelection } from "../../files/use-selection.ts";
import * as styles from "./browse-collections.css.ts";
import { ChosenFiles } from "./chosen-files.tsx";
import { CollectionDocuments } from "./collection-documents.tsx";
import { CollectionRequest } from "./collection-request.tsx";
import { CollectionWorkbooks } from "./collection-workbooks.tsx";

/** A collection's newest workbooks and what was sent along, to take along, and what was asked (S-U44). */
export function CollectionFiles(path: SubmissionPath) {
  const { formatMessage } = useIntl();
  const { data, error, isPending } = useQuery(submissionDetails(path));

  return (
    <>
      {isPending && (
        <Quiet>
          <Spinner label={formatMessage({ id: "waiting" })} />
        </Quiet>
      )}
      {error && (
        <Quiet>
          <FormattedMessage id="collections.filesFailed" />{" "}
          {problemOf(error)?.description || formatMessage({ id: "failure.unreachable" })}
        </Quiet>
      )}
      {data && <Files details={data} path={path} />}
    </>
  );
}

interface FilesProps {
  readonly path: SubmissionPath;
  readonly details: SubmissionDetails;
}

function Files({ path, details }: FilesProps) {
  const selection = useSelection();
  const { financialRecordId, documents, may } = details;
  const newest = newestOf(details.workbooks);
  const record = financialRecordId && { workspaceId: path.workspaceId, financialRecordId };
  const workbooks = record && newest ? { record, revision: newest } : undefined;
  const hasDocuments = documents.length > 0;
  const sizes = new Map([
    ...(workbooks?.revision.workbooks.map(
      (workbook) => [workbookAddress(workbooks.record, workbook), workbook.fileSize ?? 0] as const,
    ) ?? []),
    ...documents.map((document) => [documentAddress(path, document), document.bytes] as const),
  ]);
  const { chosen } = selection;
  const foot = chosen.length > 0 && (
    <ChosenFiles
      bytes={chosen.reduce((sum, address) => sum + (sizes.get(address) ?? 0), 0)}
      chosen={chosen}
    />
  );

  return (
    <div className={styles.files}>
      {workbooks && (
        <CollectionWorkbooks
          {...workbooks}
          foot={!hasDocuments && foot}
          mayDownload={may.download}
          selection={selection}
        />
      )}
      {hasDocuments && (
        <CollectionDocuments
          documents={documents}
          foot={foot}
          mayDownload={may.download}
          path={path}
          selection={selection}
        />
      )}
      {!workbooks && !hasDocuments && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="collections.noFiles" />
        </Text>
      )}
      <CollectionRequest details={details} />
    </div>
  );
}

function Quiet({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.files}>
      <Text as="p" size="small" tone="muted">
        {children}
      </Text>
    </div>
  );
}
