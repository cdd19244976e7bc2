import { nationalFormats } from "@tieout/core/tenant/national-formats";
import {
  Box,
  Button,
  Callout,
  Card,
  Cell,
  ColumnHeader,
  DetailList,
  DropZone,
  FileList,
  FileRow,
  IconButton,
  Row,
  Table,
  VisuallyHidden,
} from "@tieout/ui-kit";
import {
  ArrowRight,
  ChevronDown,
  ChevronUp,
  Download,
  Plus,
  RotateCw,
  Upload,
  X,
} from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useFileSize } from "../messages/file-size.ts";
import { mayTryAgain } from "../upload/upload-file.ts";
import { useFailureText } from "../upload/use-failure-text.ts";
import { FileAtHand } from "./file-at-hand.tsx";
import type { FileImport } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { accepted, couldBeDocument, type UploadOfBooks } from "./use-upload.ts";

interface ChooseFileProps {
  readonly upload: UploadOfBooks;
  readonly file: FileImport | undefined;
  readonly templateAddress: string;
  /** Polling gets no answer. */
  readonly isSilent: boolean;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
  readonly onBack: () => void;
  readonly lender: string;
  /** The lender's, by its ISO 3166 code. */
  readonly country: string;
  /** Undefined where the lender takes no documents. */
  readonly onDocuments: (() => void) | undefined;
}

export function ChooseFile({
  upload,
  file,
  templateAddress,
  isSilent,
  onFile,
  onCancel,
  onContinue,
  onBack,
  lender,
  country,
  onDocuments,
}: ChooseFileProps) {
  const { formatMessage } = useIntl();
  const isReading = upload.state !== "uploading" && file?.state === "reading";
  const isBusy = upload.state === "uploading" || isReading;

  return (
    <div className={styles.stack}>
      <VisuallyHidden>
        <span role="status">
          {upload.state === "uploading" &&
            formatMessage({ id: "file.uploading" }, { name: upload.file.name })}
          {isReading && formatMessage({ id: "file.reading" })}
        </span>
      </VisuallyHidden>
      {!isBusy && (
        <DropZone
          accept={accepted.join(",")}
          buttonLabel={formatMessage({ id: "file.choose" })}
          hint={formatMessage({ id: "file.hint" })}
          icon={<Plus aria-hidden />}
          onFiles={([chosen]) => chosen && onFile(chosen)}
          picture={<Upload />}
          primary={file?.state !== "read"}
        />
      )}
      {upload.state === "uploading" && <Sending onCancel={onCancel} upload={upload} />}
      {isReading && (
        <Card inset="none">
          <FileList label={formatMessage({ id: "file.step.file" })}>
            <FileRow
              detail={formatMessage({ id: isSilent ? "file.silent" : "file.reading.detail" })}
              name={formatMessage({ id: "file.reading" })}
              status="busy"
            />
          </FileList>
        </Card>
      )}
      {!isBusy && file?.state === "read" && (
        <FileAtHand
          action={
            <Button
              onClick={onContinue}
              trailingIcon={<ArrowRight aria-hidden />}
              variant="primary"
            >
              {formatMessage({ id: "file.continue" })}
            </Button>
          }
          file={file}
        />
      )}
      {!isBusy && <NotRead file={file} onAgain={onFile} upload={upload} />}
      {upload.state === "failed" && couldBeDocument(upload.failure) && onDocuments && (
        <Callout
          actions={
            <Button onClick={onDocuments}>{formatMessage({ id: "file.as-document" })}</Button>
          }
          tone="info"
        >
          {formatMessage({ id: "file.as-document.detail" }, { lender })}
        </Callout>
      )}
      <Formats country={country} templateAddress={templateAddress} />
      <div className={styles.actions}>
        <Button onClick={onBack}>{formatMessage({ id: "file.back" })}</Button>
      </div>
    </div>
  );
}

interface SendingProps {
  readonly upload: Extract<UploadOfBooks, { state: "uploading" }>;
  readonly onCancel: () => void;
}

function Sending({ upload: { file, sent }, onCancel }: SendingProps) {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const { name, size } = file;

  return (
    <Card inset="none">
      <FileList label={formatMessage({ id: "file.step.file" })}>
        <FileRow
          action={
            <IconButton label={formatMessage({ id: "file.cancel" }, { name })} onClick={onCancel}>
              <X />
            </IconButton>
          }
          name={name}
          progress={size === 0 ? 0 : sent / size}
          progressLabel={formatMessage({ id: "file.uploading" }, { name })}
          side={formatMessage(
            { id: "file.progress" },
            { sent: fileSize(sent), size: fileSize(size) },
          )}
          status="busy"
        />
      </FileList>
    </Card>
  );
}

interface NotReadProps {
  readonly upload: UploadOfBooks;
  readonly file: FileImport | undefined;
  readonly onAgain: (file: File) => void;
}

function NotRead({ upload, file, onAgain }: NotReadProps) {
  const { formatMessage } = useIntl();
  const text = useFailureText();
  const failed = upload.state === "failed" ? upload : undefined;
  const problem = failed ? undefined : file?.problem;
  if (!failed && !problem) return null;
  const name = failed ? failed.file.name : (file?.fileName ?? "");
  const title = formatMessage({ id: "file.failed" });

  return (
    <div role="alert">
      <Card inset="none" title={title}>
        <Table
          columns={
            <>
              <ColumnHeader>{formatMessage({ id: "file.failed.name" })}</ColumnHeader>
              <ColumnHeader>{formatMessage({ id: "file.failed.reason" })}</ColumnHeader>
              <ColumnHeader labelHidden>
                {formatMessage({ id: "file.failed.actions" })}
              </ColumnHeader>
            </>
          }
          label={title}
        >
          <Row>
            <Cell>{name}</Cell>
            <Cell>{failed ? text(failed.failure) : problem?.description}</Cell>
            <Cell align="end">
              {failed && mayTryAgain(failed.failure) && (
                <IconButton
                  label={formatMessage({ id: "file.again" }, { name })}
                  onClick={() => onAgain(failed.file)}
                >
                  <RotateCw />
                </IconButton>
              )}
            </Cell>
          </Row>
        </Table>
      </Card>
    </div>
  );
}

interface FormatsProps {
  readonly country: string;
  readonly templateAddress: string;
}

const sheets = ["trial-balance", "general-ledger"] as const;
const endings = { sie: ".se, .si", "saf-t": ".xml", fec: ".txt" } as const;

/** Other countries' formats are read too, and one press away. */
function Formats({ country, templateAddress }: FormatsProps) {
  const { formatMessage } = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const { usual, rare } = nationalFormats(country);
  const title = formatMessage({ id: "file.formats" });

  return (
    <Card inset="none" title={title}>
      <div className={styles.list}>
        <DetailList
          items={[
            ...sheets.map((format) => ({
              id: format,
              title: formatMessage({ id: `file.format.${format}` }),
              detail: formatMessage({ id: `file.format.${format}.detail` }),
              side: formatMessage({ id: "file.format.sheets" }),
            })),
            ...[...usual, ...(showsAll ? rare : [])].map((format) => ({
              id: format,
              title: formatMessage({ id: `file.format.${format}` }),
              detail: formatMessage({ id: `file.format.${format}.detail` }),
              side: endings[format],
            })),
            {
              id: "template",
              title: formatMessage({ id: "file.format.template" }),
              detail: formatMessage({ id: "file.format.template.detail" }),
              side: (
                <Button asChild icon={<Download aria-hidden />}>
                  <a download href={templateAddress}>
                    {formatMessage({ id: "file.template" })}
                  </a>
                </Button>
              ),
            },
          ]}
          label={title}
        />
      </div>
      <Box padding={10}>
        <Button
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          trailingIcon={showsAll ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          variant="ghost"
        >
          {formatMessage({ id: "file.format.others" })}
        </Button>
      </Box>
    </Card>
  );
}
