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
import { RotateCw, X } from "lucide-react";
import { useIntl } from "react-intl";
import * as styles from "./upload-documents.css.ts";
import type { Upload, Uploads } from "./uploads.ts";

interface UploadRowsProps {
  readonly uploads: Uploads;
}

export function UploadRows({ uploads: { all, cancel } }: UploadRowsProps) {
  const { formatMessage } = useIntl();
  const shown = all.filter(({ state }) => state !== "failed");

  // Present before any file, so the first one is announced too.
  return (
    <FileList label={formatMessage({ id: "documents.list" })}>
      {shown.map((upload) => (
        <UploadRow key={upload.id} onCancel={() => cancel(upload)} upload={upload} />
      ))}
    </FileList>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
}

function UploadRow({ upload, onCancel }: UploadRowProps) {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const { file, state } = upload;
  const { name } = file;
  const size = fileSize(file.size);

  if (state === "done") {
    return (
      <FileRow
        detail={formatMessage({ id: "documents.uploaded" }, { size })}
        name={name}
        status="done"
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
