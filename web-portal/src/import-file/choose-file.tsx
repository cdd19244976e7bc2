import {
  Button,
  Card,
  DropZone,
  FileList,
  FileRow,
  IconButton,
  VisuallyHidden,
} from "@tieout/ui-kit";
import { ArrowRight, Plus, Upload, X } from "lucide-react";
import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";
import { useFileSize } from "../messages/file-size.ts";
import { FileAtHand } from "./file-at-hand.tsx";
import { Formats } from "./formats.tsx";
import * as styles from "./import-file.css.ts";
import { NotRead } from "./not-read.tsx";
import { accepted, type UploadOfBooks } from "./use-upload.ts";

interface ChooseFileProps {
  readonly upload: UploadOfBooks;
  /** One that was sent before, or is being read. */
  readonly file: FileImport | undefined;
  readonly templateAddress: string;
  /** Nothing comes back while it's read. */
  readonly isSilent: boolean;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
  readonly onBack: () => void;
}

/** The first step: one file, chosen or dropped, and how far it is. */
export function ChooseFile({
  upload,
  file,
  templateAddress,
  isSilent,
  onFile,
  onCancel,
  onContinue,
  onBack,
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
      <Formats templateAddress={templateAddress} />
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
