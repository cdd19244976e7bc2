import {
  Card,
  Cell,
  ColumnHeader,
  FileList,
  FileRow,
  IconButton,
  Inline,
  Row,
  Table,
} from "@tieout/ui-kit";
import { useFileSize } from "@tieout/web-portal/file-size";
import { mayTryAgain } from "@tieout/web-portal/upload-file";
import { useFailureText } from "@tieout/web-portal/use-failure-text";
import { RotateCw, Trash2, X } from "lucide-react";
import { useIntl } from "react-intl";
import type { OwnDocument } from "../../api/documents.ts";
import * as styles from "./upload-documents.css.ts";
import type { Upload, Uploads } from "./uploads.ts";

/** A document that was sent. */
export interface Removable {
  readonly documentId: string;
  readonly name: string;
  /** Of this page, if it was sent from it. */
  readonly upload?: Upload;
}

interface UploadRowsProps {
  readonly earlier: readonly OwnDocument[];
  readonly uploads: Uploads;
  readonly onRemove: (document: Removable) => void;
}

export function UploadRows({ earlier, uploads: { all, cancel }, onRemove }: UploadRowsProps) {
  const { formatMessage } = useIntl();
  const shown = all.filter(({ state }) => state !== "failed");

  // Present before any file, so the first one is announced too.
  return (
    <FileList label={formatMessage({ id: "documents.list" })}>
      {earlier.map(({ id, fileName, bytes, mayRemove }) => (
        <SentRow
          bytes={bytes}
          key={id}
          name={fileName}
          onRemove={mayRemove ? () => onRemove({ documentId: id, name: fileName }) : undefined}
        />
      ))}
      {shown.map((upload) => (
        <UploadRow
          key={upload.id}
          onCancel={() => cancel(upload)}
          onRemove={onRemove}
          upload={upload}
        />
      ))}
    </FileList>
  );
}

interface SentRowProps {
  readonly name: string;
  readonly bytes: number;
  /** Undefined once the lender has it. */
  readonly onRemove: (() => void) | undefined;
}

function SentRow({ name, bytes, onRemove }: SentRowProps) {
  const { formatMessage } = useIntl();
  const size = useFileSize()(bytes);
  return (
    <FileRow
      action={
        onRemove && (
          <IconButton
            label={formatMessage({ id: "documents.delete.one" }, { name })}
            onClick={onRemove}
          >
            <Trash2 />
          </IconButton>
        )
      }
      detail={formatMessage(
        { id: onRemove ? "documents.uploaded" : "documents.delivered" },
        { size },
      )}
      name={name}
      status="done"
    />
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
  readonly onRemove: (document: Removable) => void;
}

function UploadRow({ upload, onCancel, onRemove }: UploadRowProps) {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const { file } = upload;
  const { name } = file;
  const size = fileSize(file.size);

  if (upload.state === "done") {
    const { documentId } = upload;
    return (
      <SentRow
        bytes={file.size}
        name={name}
        onRemove={() => onRemove({ documentId, name, upload })}
      />
    );
  }
  const action = (
    <IconButton label={formatMessage({ id: "documents.cancel" }, { name })} onClick={onCancel}>
      <X />
    </IconButton>
  );
  if (upload.state !== "uploading") {
    const waiting = formatMessage({ id: "documents.waiting" });
    return <FileRow action={action} detail={waiting} name={name} side={size} />;
  }
  const sent = fileSize(upload.sent);
  return (
    <FileRow
      action={action}
      name={name}
      progress={file.size === 0 ? 0 : upload.sent / file.size}
      progressLabel={formatMessage({ id: "documents.uploading" }, { name })}
      side={formatMessage({ id: "documents.progress" }, { sent, size })}
      status="busy"
    />
  );
}

interface FailuresProps {
  readonly uploads: Uploads;
}

/** With the reason and what can be done about each (S-V5). */
export function Failures({ uploads: { all, tryAgain, remove } }: FailuresProps) {
  const { formatMessage } = useIntl();
  const text = useFailureText();
  const failed = all.flatMap((upload) => (upload.state === "failed" ? upload : []));
  if (failed.length === 0) return null;
  const title = formatMessage({ id: "documents.failed" });

  return (
    <Card count={failed.length} inset="none" title={title}>
      <div className={styles.table}>
        <Table
          columns={
            <>
              <ColumnHeader>{formatMessage({ id: "documents.failed.name" })}</ColumnHeader>
              <ColumnHeader>{formatMessage({ id: "documents.failed.reason" })}</ColumnHeader>
              <ColumnHeader labelHidden>
                {formatMessage({ id: "documents.failed.actions" })}
              </ColumnHeader>
            </>
          }
          label={title}
        >
          {failed.map((upload) => {
            const { name } = upload.file;
            return (
              <Row key={upload.id}>
                <Cell>{name}</Cell>
                <Cell>{text(upload.failure)}</Cell>
                <Cell align="end">
                  <Inline gap="tiny">
                    {mayTryAgain(upload.failure) && (
                      <IconButton
                        label={formatMessage({ id: "documents.again.one" }, { name })}
                        onClick={() => tryAgain(upload)}
                      >
                        <RotateCw />
                      </IconButton>
                    )}
                    <IconButton
                      label={formatMessage({ id: "documents.remove" }, { name })}
                      onClick={() => remove(upload)}
                    >
                      <X />
                    </IconButton>
                  </Inline>
                </Cell>
              </Row>
            );
          })}
        </Table>
      </div>
    </Card>
  );
}
