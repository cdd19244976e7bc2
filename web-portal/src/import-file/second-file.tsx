import {
  type SupportingRole,
  supportingSizeLimit,
} from "@tieout/core/book-mapping/supporting-file";
import {
  Button,
  Callout,
  DropZone,
  FileButton,
  FileList,
  FileRow,
  IconButton,
  Text,
} from "@tieout/ui-kit";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useFileSize } from "../messages/file-size.ts";
import type { Sending, Uploaded, UploadFailure } from "../upload/upload-file.ts";
import { useFailureText } from "../upload/use-failure-text.ts";
import type { FileImport, PlaceOfFile, SupportingFile } from "./file-import-calls.ts";
import * as styles from "./openings.css.ts";
import { SecondFound } from "./second-found.tsx";
import { useAmount, useDay } from "./texts.ts";
import { accepted, useUpload } from "./use-upload.ts";

export interface SecondFileCalls {
  readonly add: (place: PlaceOfFile, file: File, sending: Sending) => Promise<Uploaded<FileImport>>;
  readonly onAdded: (file: FileImport) => void;
  readonly onRemove: (supportingFileId: string) => void;
}

interface SecondFileProps {
  readonly calls: SecondFileCalls;
  readonly fileRole: SupportingRole;
  readonly file: SupportingFile | undefined;
  readonly digits: number;
  readonly isChecking: boolean;
  /** The last one to come; it takes the focus that the button left by which it was chosen. */
  readonly isNewest?: boolean;
  /** The day whose balances are needed; absent where they aren't any more. */
  readonly on?: string;
  readonly onDay?: (day: string) => void;
}

/** A file that says what a ledger doesn't: chosen, sent, read, and replaced or removed. */
export function SecondFile({
  calls,
  fileRole: role,
  file,
  digits,
  isChecking,
  isNewest = true,
  on,
  onDay,
}: SecondFileProps) {
  const { formatMessage } = useIntl();
  const day = useDay();
  const fileSize = useFileSize();
  const failureText = useSecondFailure();
  const problemText = useProblemText(role, digits);
  const { upload, send, cancel } = useUpload(
    {
      upload: (chosen, sending) =>
        calls.add({ role, ...(file && { replaces: file.id }) }, chosen, sending),
      sizeLimit: supportingSizeLimit,
    },
    calls.onAdded,
  );
  const region = useFocusIfLost(file !== undefined && isNewest);
  const label = formatMessage({ id: addLabels[role] });
  const problem = file?.problem;

  if (upload.state === "uploading") {
    const { name, size } = upload.file;
    return (
      <FileList inset="none" label={label}>
        <FileRow
          action={
            <IconButton label={formatMessage({ id: "file.cancel" }, { name })} onClick={cancel}>
              <X />
            </IconButton>
          }
          name={name}
          progress={size === 0 ? 0 : upload.sent / size}
          progressLabel={formatMessage({ id: "file.uploading" }, { name })}
          side={formatMessage(
            { id: "file.progress" },
            { sent: fileSize(upload.sent), size: fileSize(size) },
          )}
          status="busy"
        />
      </FileList>
    );
  }
  if (isChecking) {
    return (
      <FileList inset="none" label={label}>
        <FileRow name={formatMessage({ id: "file.reading" })} status="busy" />
      </FileList>
    );
  }
  const failed = upload.state === "failed" && (
    <Callout title={upload.file.name} tone="danger">
      {failureText(upload.failure)}
    </Callout>
  );
  if (!file) {
    return (
      <>
        {role === "openings" ? (
          <DropZone
            accept={accepted.join(",")}
            buttonLabel={formatMessage({ id: "file.choose" })}
            hint={formatMessage(
              { id: "file.second.hint" },
              { day: on === undefined ? "" : day(on) },
            )}
            onFiles={([chosen]) => chosen && send(chosen)}
            primary
          />
        ) : (
          <div className={styles.secondActions}>
            <FileButton
              accept={accepted.join(",")}
              label={label}
              onFiles={([chosen]) => chosen && send(chosen)}
              wraps
            />
            <Text size="small" tone="muted">
              {formatMessage({ id: `file.second.${role}.detail` })}
            </Text>
          </div>
        )}
        {failed}
      </>
    );
  }
  const { id, fileName, bytes, found } = file;
  return (
    <section aria-label={fileName} className={styles.second} ref={region} tabIndex={-1}>
      <FileList inset="none" label={label}>
        <FileRow
          action={
            <IconButton
              label={formatMessage({ id: "file.second.remove" }, { name: fileName })}
              onClick={() => calls.onRemove(id)}
            >
              <X />
            </IconButton>
          }
          detail={
            problem
              ? problemText(problem)
              : formatMessage({ id: matchedTexts[role] }, { count: found?.matched ?? 0 })
          }
          foot={
            <FileButton
              accept={accepted.join(",")}
              label={formatMessage({ id: "file.replace" })}
              name={formatMessage({ id: "file.second.replace" }, { name: fileName })}
              onFiles={([chosen]) => chosen && send(chosen)}
              variant="ghost"
            />
          }
          name={fileName}
          side={fileSize(bytes)}
          status={problem ? "failed" : "done"}
        />
      </FileList>
      {found && <SecondFound digits={digits} found={found} />}
      {failed}
      {problem?.code === "undated" && on !== undefined && (
        <div>
          <Button onClick={() => onDay?.(on)} variant="primary">
            {formatMessage({ id: "file.second.of-day" }, { day: day(on) })}
          </Button>
        </div>
      )}
    </section>
  );
}

const addLabels = {
  openings: "file.openings.way.file",
  statements: "file.second.statements",
  labels: "file.second.labels",
} as const;

const matchedTexts = {
  openings: "file.second.matched",
  statements: "file.second.statements.matched",
  labels: "file.second.labels.matched",
} as const;

/** The others are counted. */
const linesNamed = 3;

const otherBooks = {
  openings: "file.second.other-books",
  statements: "file.second.statements.other-books",
  labels: "file.second.labels.other-books",
} as const;

/** The row takes the focus of the button that was replaced by it. */
function useFocusIfLost(isThere: boolean) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThere && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  }, [isThere]);
  return region;
}

function useSecondFailure(): (failure: UploadFailure) => string {
  const { formatMessage } = useIntl();
  const text = useFailureText();
  return (failure) =>
    failure.kind === "too-large" ? formatMessage({ id: "file.second.too-large" }) : text(failure);
}

function useProblemText(
  role: SupportingRole,
  digits: number,
): (problem: NonNullable<SupportingFile["problem"]>) => string {
  const { formatMessage, formatList } = useIntl();
  const day = useDay();
  const amount = useAmount(digits);
  return ({ code, description, on, days = [], difference = 0, lines }) => {
    switch (code) {
      case "unreadable":
        return description ?? formatMessage({ id: "file.unknown" });
      case "other-day":
        return formatMessage(
          { id: "file.second.other-day" },
          {
            days: formatList(days.map(day), { type: "unit" }),
            day: on === undefined ? "" : day(on),
          },
        );
      case "unbalanced":
        return formatMessage(
          { id: "file.second.unbalanced" },
          { amount: amount(Math.abs(difference)) },
        );
      case "within-year":
        return formatMessage(
          { id: "file.second.within-year" },
          { day: on === undefined ? "" : day(on) },
        );
      case "sums": {
        const names = (lines?.some ?? []).slice(0, linesNamed).map(({ name }) => name);
        return formatMessage(
          { id: "file.second.sums" },
          {
            count: lines?.count ?? 0,
            others: (lines?.count ?? 0) - names.length,
            lines: formatList(names, { type: "unit" }),
            day: on === undefined ? "" : day(on),
          },
        );
      }
      case "other-books":
        return formatMessage({ id: otherBooks[role] });
      case "not-needed":
        return formatMessage({
          id: role === "labels" ? "file.second.labels.not-needed" : "file.second.not-needed",
        });
      case "undated":
      case "no-balances":
      case "no-statement":
      case "no-labels":
        return formatMessage({ id: `file.second.${code}` });
    }
  };
}
