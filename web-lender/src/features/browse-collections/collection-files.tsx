import { useQuery } from "@tanstack/react-query";
import { businessInfoOf } from "@tieout/core/business-info";
import {
  Badge,
  Button,
  Card,
  DefinitionList,
  FileList,
  Inline,
  Spinner,
  Text,
} from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  documentAddress,
  type FinancialRecordPath,
  newestOf,
  type SubmissionDetails,
  type SubmissionDocument,
  type SubmissionPath,
  submissionDetails,
  type WorkbookRevision,
  workbookAddress,
} from "../../api/submission.ts";
import { DocumentRow } from "../../files/document-row.tsx";
import { downloadEach } from "../../files/download.ts";
import { type Selection, useSelection } from "../../files/use-selection.ts";
import { WorkbookFiles } from "../../files/workbook-files.tsx";
import { useCollectionTexts } from "../../messages/review/use-collection-texts.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import * as styles from "./browse-collections.css.ts";

/** The newest workbooks, the documents and the request (S-U44). */
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

interface CollectionWorkbooksProps {
  readonly record: FinancialRecordPath;
  readonly revision: WorkbookRevision;
  readonly selection: Selection;
  readonly mayDownload: boolean;
  readonly foot: ReactNode;
}

function CollectionWorkbooks({ revision, foot, ...files }: CollectionWorkbooksProps) {
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

interface CollectionDocumentsProps {
  readonly path: SubmissionPath;
  readonly documents: readonly SubmissionDocument[];
  readonly selection: Selection;
  readonly mayDownload: boolean;
  readonly foot: ReactNode;
}

function CollectionDocuments({
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

interface ChosenFilesProps {
  readonly chosen: readonly string[];
  readonly bytes: number;
}

function ChosenFiles({ chosen, bytes }: ChosenFilesProps) {
  const { fileSize } = useFigures();

  return (
    <div className={styles.chosen}>
      <Text numeric size="small" tone="muted">
        <FormattedMessage
          id="collections.chosen"
          values={{ count: chosen.length, size: fileSize(bytes) }}
        />
      </Text>
      <Button icon={<Download aria-hidden />} onClick={() => downloadEach(chosen)} size="small">
        <FormattedMessage id="submission.downloadSelected" />
      </Button>
    </div>
  );
}

function CollectionRequest({ details }: { readonly details: SubmissionDetails }) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  const { period, basis, data } = useCollectionTexts(details);
  const { requestingUser, source, request } = details;
  const asked = request.requestedTime;
  const { email } = businessInfoOf(details.submissionMetadata);

  return (
    <Card headingLevel={2} title={formatMessage({ id: "collections.request" })}>
      <DefinitionList
        items={[
          {
            term: formatMessage({ id: "collections.requestedBy" }),
            description:
              requestingUser?.displayName ?? formatMessage({ id: `submission.source.${source}` }),
            note: asked && `${longDay(asked)}, ${time(asked)}`,
          },
          ...(email
            ? [{ term: formatMessage({ id: "collections.submittedBy" }), description: email }]
            : []),
          { term: formatMessage({ id: "submission.period" }), ...period },
          { term: formatMessage({ id: "collections.basis" }), ...basis },
          { term: formatMessage({ id: "collections.data" }), ...data },
        ]}
      />
    </Card>
  );
}
