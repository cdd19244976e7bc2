import { Card, FileList, FileRow, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { SubmissionDetails } from "../../api/submission.ts";
import { useDates } from "../../words/dates.tsx";
import { useFigures } from "../../words/review/use-figures.ts";

interface DocumentsProps {
  readonly documents: SubmissionDetails["documents"];
}

/** What the borrower sent along. Nothing at all where they sent nothing. */
export function Documents({ documents }: DocumentsProps) {
  const { formatMessage } = useIntl();
  const { fileSize } = useFigures();
  const { day } = useDates();
  if (documents.length === 0) return null;

  const title = formatMessage({ id: "documents.title" });
  return (
    <Card
      count={documents.length}
      inset="none"
      actions={
        <Text size="small" tone="subtle">
          <FormattedMessage id="documents.source" />
        </Text>
      }
      title={title}
    >
      <FileList label={title}>
        {documents.map(({ id, fileName, bytes, isDeleted, uploadTime }) => (
          <FileRow
            key={id}
            name={fileName}
            side={
              isDeleted
                ? formatMessage({ id: "documents.deleted" })
                : `${day(uploadTime)} · ${fileSize(bytes)}`
            }
          />
        ))}
      </FileList>
    </Card>
  );
}
