import { FileList, FileRow, IconButton } from "@tieout/ui-kit";
import { useFileSize } from "@tieout/web-portal";
import { X } from "lucide-react";
import { useIntl } from "react-intl";
import type { Upload } from "./uploads.ts";
import type { Uploads } from "./use-uploads.ts";

interface UploadRowsProps {
  readonly uploads: Uploads;
}

/** The files that wait, that are on their way and that have arrived. */
export function UploadRows({ uploads: { all, cancel } }: UploadRowsProps) {
  const { formatMessage } = useIntl();
  const shown = all.filter(({ state }) => state !== "failed");

  // It's there before any file is, so that the first one is said as well.
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
