import {
  Box,
  Button,
  Card,
  ConfirmDialog,
  DropZone,
  ErrorPanel,
  Inline,
  Text,
} from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { problemOf } from "@tieout/web-portal/upload-file";
import { useBackGuard } from "@tieout/web-portal/use-back-guard";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import {
  type DocumentsPath,
  deliverDocuments,
  type OwnDocument,
  removeDocument,
} from "../../api/documents.ts";
import { isOver } from "../../api/link-session.ts";
import { useAction } from "../../app/use-action.ts";
import * as styles from "./upload-documents.css.ts";
import { Failures, type Removable, UploadRows } from "./upload-rows.tsx";
import { phaseOf, type Upload, useUploads } from "./uploads.ts";

interface UploadDocumentsProps {
  /** Where files go; undefined until the first one begins a submission. */
  readonly path: DocumentsPath | undefined;
  readonly begin: () => Promise<DocumentsPath>;
  /** Sent before this page was opened. */
  readonly earlier: readonly OwnDocument[];
  readonly lender: string;
  /** Whether the page stays open after the last file, until its visitor is done. */
  readonly waits?: boolean;
  /** All arrived, or the visitor is done. */
  readonly onOver: () => void;
  /** The link or its session ended during an upload. */
  readonly onEnded: (problem: Problem) => void;
}

const accepted = [
  ...[".pdf", ".png", ".jpg", ".jpeg", ".heic", ".docx", ".xlsx", ".xls", ".ods"],
  ...[".csv", ".txt", ".xml", ".se", ".si", ".numbers"],
].join(",");

/** Sent one at a time. A file can be taken back until its sender is done, or the lender has it. */
export function UploadDocuments(props: UploadDocumentsProps) {
  const { path, begin, earlier, lender, waits = false, onOver, onEnded } = props;
  const { formatMessage } = useIntl();
  const uploads = useUploads(begin);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const [removing, setRemoving] = useState<Removable>();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const phase = phaseOf(uploads.all);
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
  const arrived = uploads.all.flatMap((upload) => (upload.state === "done" ? upload : []));
  const before = earlier.filter(
    ({ id }) => !removed.includes(id) && !arrived.some(({ documentId }) => documentId === id),
  );
  const mayRemoveAny = arrived.length > 0 || before.some(({ mayRemove }) => mayRemove);

  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (phase === "success" && !waits) over.current();
  }, [phase, waits]);

  const delivery = useAction<unknown, DocumentsPath, Problem>({
    call: deliverDocuments,
    onDone: onOver,
  });
  const removal = useAction<void, Removable, Problem>({
    call: async ({ documentId }) => path && removeDocument(path, documentId),
    onDone: (_, { documentId, upload }) => {
      if (upload) uploads.remove(upload);
      setRemoved((others) => [...others, documentId]);
      files.current?.focus();
    },
  });
  const leave = () => {
    if (isBusy) return setAsksToLeave(true);
    if (!path || !mayRemoveAny) return onOver();
    void delivery.run(path);
  };

  const failures = uploads.all.flatMap((upload) =>
    upload.state === "failed" ? upload.failure : [],
  );
  useEnd([...failures.map(problemOf), delivery.error, removal.error], onEnded);

  const guard = useBackGuard(isBusy);
  const leaveLabel = formatMessage({
    id:
      phase === "failures"
        ? "documents.continue"
        : mayRemoveAny
          ? "documents.done"
          : "documents.back",
  });

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
            primary={!mayRemoveAny}
          />
          <p className={styles.types}>{formatMessage({ id: "documents.types" })}</p>
        </Box>
        <UploadRows earlier={before} onRemove={setRemoving} uploads={shown} />
      </Card>
      <Failures uploads={shown} />
      {mayRemoveAny && (
        <Text as="p" pretty size="small" tone="muted">
          {formatMessage({ id: "documents.until" }, { lender, button: leaveLabel })}
        </Text>
      )}
      {delivery.failure !== undefined && (
        <ErrorPanel title={formatMessage({ id: "documents.done.failed" })}>
          {delivery.failure}
        </ErrorPanel>
      )}
      <Inline>
        <Button
          busy={delivery.isPending}
          busyLabel={formatMessage({ id: "documents.done.busy" })}
          onClick={leave}
          variant={mayRemoveAny && !isBusy ? "primary" : "default"}
        >
          {isBusy ? formatMessage({ id: "documents.back" }) : leaveLabel}
        </Button>
      </Inline>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: "documents.leave.go" })}
        destructive
        onClose={() => {
          setAsksToLeave(false);
          guard.stay();
        }}
        onConfirm={onOver}
        open={(asksToLeave || guard.isLeaving) && isBusy}
        safeLabel={formatMessage({ id: "documents.leave.stay" })}
        title={formatMessage({ id: "documents.leave.title" })}
      >
        {formatMessage({ id: "documents.leave.detail" }, { lender })}
      </ConfirmDialog>
      {removing && (
        <ConfirmAction
          action={{ ...removal, run: () => removal.run(removing) }}
          busyLabel={formatMessage({ id: "documents.delete.busy" })}
          confirmLabel={formatMessage({ id: "documents.delete" })}
          destructive
          failed={formatMessage({ id: "documents.delete.failed" })}
          onClose={() => setRemoving(undefined)}
          safeLabel={formatMessage({ id: "documents.delete.keep" })}
          title={formatMessage({ id: "documents.delete.title" }, { name: removing.name })}
        >
          {formatMessage({ id: "documents.delete.detail" }, { lender })}
        </ConfirmAction>
      )}
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
