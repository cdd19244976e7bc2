import { useQuery } from "@tanstack/react-query";
import { Spinner, Text } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../api/problem.ts";
import { type SubmissionPath, submissionDetails } from "../../api/submission.ts";
import * as styles from "./browse-collections.css.ts";
import { CollectionDocuments } from "./collection-documents.tsx";
import { CollectionWorkbooks } from "./collection-workbooks.tsx";

/** The workbooks of a collection's newest revision and what was sent along, to take along (S-U44). */
export function CollectionFiles(path: SubmissionPath) {
  const { formatMessage } = useIntl();
  const { data, error, isPending } = useQuery(submissionDetails(path));

  if (isPending)
    return (
      <Quiet>
        <Spinner label={formatMessage({ id: "waiting" })} />
      </Quiet>
    );
  if (error) {
    return (
      <Quiet>
        <FormattedMessage id="collections.filesFailed" />{" "}
        {problemOf(error)?.description || formatMessage({ id: "failure.unreachable" })}
      </Quiet>
    );
  }
  const { submission, workbookRevisions, documents, may } = data;
  const { financialRecordId } = submission;
  const newest = workbookRevisions.toSorted(
    (one, other) => other.revisionNumber - one.revisionNumber,
  )[0];
  const hasWorkbooks = newest !== undefined && financialRecordId !== undefined;
  if (!hasWorkbooks && documents.length === 0) {
    return (
      <Quiet>
        <FormattedMessage id="collections.noFiles" />
      </Quiet>
    );
  }

  return (
    <div className={styles.files}>
      {hasWorkbooks && (
        <CollectionWorkbooks
          mayDownload={may.download}
          record={{ workspaceId: path.workspaceId, financialRecordId }}
          revision={newest}
        />
      )}
      {documents.length > 0 && (
        <CollectionDocuments documents={documents} mayDownload={may.download} path={path} />
      )}
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
