import { useQuery } from "@tanstack/react-query";
import { Badge, Button, Card, FileList, FileRow, Spinner, Text } from "@tieout/ui-kit";
import { Download, FileSpreadsheet } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../api/problem.ts";
import { type SubmissionPath, submissionDetails } from "../../api/submission.ts";
import { workbookAddress } from "../../api/workbook.ts";
import { useDates } from "../../words/dates.tsx";
import { useFigures } from "../../words/review/use-figures.ts";
import * as styles from "./browse-collections.css.ts";

/** The workbooks of a collection's newest revision, to take along. */
export function CollectionFiles(path: SubmissionPath) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { fileSize } = useFigures();
  const { data, error, isPending } = useQuery(submissionDetails(path));

  if (isPending)
    return (
      <Quiet>
        <Spinner label={formatMessage({ id: "waiting" })} />
      </Quiet>
    );
  if (error) {
    return (
      <Quiet>{problemOf(error)?.description || formatMessage({ id: "failure.unreachable" })}</Quiet>
    );
  }
  const financialRecordId = data.submission.financialRecordId;
  const newest = [...data.workbookRevisions].sort(
    (one, other) => other.revisionNumber - one.revisionNumber,
  )[0];
  if (!newest || financialRecordId === undefined) {
    return (
      <Quiet>
        <FormattedMessage id="collections.noFiles" />
      </Quiet>
    );
  }
  const record = { workspaceId: path.workspaceId, financialRecordId };

  return (
    <div className={styles.files}>
      <Card
        inset="none"
        headingLevel={3}
        title={formatMessage({ id: "collections.workbooks" })}
        meta={
          <>
            <Badge tone="accent">
              <FormattedMessage
                id="collections.revision"
                values={{ number: newest.revisionNumber }}
              />
            </Badge>{" "}
            <FormattedMessage
              id="collections.created"
              values={{ date: day(newest.creationTime) }}
            />
          </>
        }
      >
        <FileList label={formatMessage({ id: "collections.workbooks" })}>
          {newest.workbooks.map((workbook) => {
            const address = workbookAddress(record, workbook);
            const isReady = data.may.download && workbook.outcome === "Success";
            return (
              <FileRow
                key={address}
                name={workbook.filename}
                status={statuses[workbook.outcome]}
                icon={isReady ? <FileSpreadsheet aria-hidden /> : undefined}
                side={workbook.fileSize === undefined ? undefined : fileSize(workbook.fileSize)}
                detail={workbook.errorDescription}
                action={
                  isReady && (
                    <Button asChild variant="ghost" size="small" icon={<Download />}>
                      <a href={address} download>
                        <FormattedMessage id="collections.download" />
                      </a>
                    </Button>
                  )
                }
              />
            );
          })}
        </FileList>
      </Card>
    </div>
  );
}

const statuses = { Success: "ready", Pending: "busy", Error: "failed" } as const;

function Quiet({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className={styles.files}>
      <Text as="p" size="small" tone="muted">
        {children}
      </Text>
    </div>
  );
}
