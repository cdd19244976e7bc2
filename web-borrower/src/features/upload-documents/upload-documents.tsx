import { Box, Button, Card, ConfirmDialog, DropZone, Inline } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { problemOf } from "@tieout/web-portal/upload-file";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { isOver } from "../../api/link-session.ts";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";
import * as styles from "./upload-documents.css.ts";
import { Failures, UploadRows } from "./upload-rows.tsx";
import { phaseOf, type Upload, type UploadPath, useUploads } from "./uploads.ts";

interface UploadDocumentsProps {
  readonly path: UploadPath;
  readonly lender: string;
  /** All arrived, or the visitor stopped: the number that arrived. */
  readonly onOver: (sent: number) => void;
  /** The link or its session ended during an upload. */
  readonly onEnded: (problem: Problem) => void;
}

const accepted = [
  ...[".pdf", ".png", ".jpg", ".jpeg", ".heic", ".docx", ".xlsx", ".xls", ".ods"],
  ...[".csv", ".txt", ".xml", ".se", ".si"],
].join(",");

/** Sent one at a time. */
export function UploadDocuments({ path, lender, onOver, onEnded }: UploadDocumentsProps) {
  const { formatMessage } = useIntl();
  const uploads = useUploads(path);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const phase = phaseOf(uploads.all);
  const sent = uploads.all.filter(({ state }) => state === "done").length;
  const isBusy = phase === "uploading";

  const files = useRef<HTMLDivElement>(null);
  // The pressed button goes with its row, so focus moves to the list.
  const amongFiles = (act: (upload: Upload) => void) => (upload: Upload) => {
    act(upload);
    files.current?.focus();
  };
  const shown = {
    ...uploads,
    cancel: amongFiles(uploads.cancel),
    tryAgain: amongFiles(uploads.tryAgain),
    remove: amongFiles(uploads.remove),
  };

  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (phase === "success") over.current(sent);
  }, [phase, sent]);

  const failures = uploads.all.flatMap((upload) =>
    upload.state === "failed" ? upload.failure : [],
  );
  useEnd(failures.map(problemOf), onEnded);

  const guard = useLeaveGuard(isBusy);

  return (
    <div className={styles.stack} ref={files} tabIndex={-1}>
      <Card inset="none">
        <Box padding={18}>
          <DropZone
            accept={accepted}
            buttonLabel={formatMessage({ id: "documents.choose" })}
            hint={formatMessage({ id: "documents.hint" })}
            icon={<Plus aria-hidden />}
            multiple
            onFiles={uploads.choose}
            primary
          />
          <p className={styles.types}>{formatMessage({ id: "documents.types" })}</p>
        </Box>
        <UploadRows uploads={shown} />
      </Card>
      <Failures uploads={shown} />
      <Inline>
        <Button onClick={() => (isBusy ? setAsksToLeave(true) : onOver(sent))}>
          {formatMessage({ id: phase === "failures" ? "documents.continue" : "documents.back" })}
        </Button>
      </Inline>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: "documents.leave.go" })}
        destructive
        onClose={() => {
          setAsksToLeave(false);
          guard.stay();
        }}
        onConfirm={() => onOver(sent)}
        open={(asksToLeave || guard.isLeaving) && isBusy}
        safeLabel={formatMessage({ id: "documents.leave.stay" })}
        title={formatMessage({ id: "documents.leave.title" })}
      >
        {formatMessage({ id: "documents.leave.detail" }, { lender })}
      </ConfirmDialog>
    </div>
  );
}

/** Calls back if a problem means that the link or session ended. */
export function useEnd(
  problems: readonly (Problem | null | undefined)[],
  onEnded: (problem: Problem) => void,
): void {
  const ended = problems.find((problem) => problem && isOver(problem));
  useEffect(() => {
    if (ended) onEnded(ended);
  }, [ended, onEnded]);
}
