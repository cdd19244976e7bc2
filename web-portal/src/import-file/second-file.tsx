import { supportingSizeLimit } from "@tieout/core/book-mapping/supporting-file";
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
import type { FileImport, SupportingFile } from "./file-import-calls.ts";
import * as styles from "./openings.css.ts";
import { useAmount, useDay } from "./texts.ts";
import { accepted, useUpload } from "./use-upload.ts";

export interface SecondFileCalls {
  readonly add: (file: File, sending: Sending) => Promise<Uploaded<FileImport>>;
  readonly onAdded: (file: FileImport) => void;
  readonly onRemove: (supportingFileId: string) => void;
}

interface SecondFileProps {
  readonly calls: SecondFileCalls;
  readonly file: SupportingFile | undefined;
  readonly digits: number;
  readonly isChecking: boolean;
  /** The day whose balances are needed; absent where they aren't any more. */
  readonly on?: string;
  readonly onDay?: (day: string) => void;
}

/** A trial balance that says what a ledger doesn't: chosen, sent, read, and replaced or removed. */
export function SecondFile({ calls, file, digits, isChecking, on, onDay }: SecondFileProps) {
  const { formatMessage } = useIntl();
  const day = useDay();
  const fileSize = useFileSize();
  const failureText = useSecondFailure();
  const problemText = useProblemText(digits);
  const { upload, send, cancel } = useUpload(
    { upload: calls.add, sizeLimit: supportingSizeLimit },
    calls.onAdded,
  );
  const region = useFocusIfLost(file !== undefined);
  const label = formatMessage({ id: "file.openings.way.file" });
  const problem = file?.problem;

  if (upload.state === "uploading") {
    const { name, size } = upload.file;
    return (
      <FileList label={label}>
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
      <FileList label={label}>
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
        <DropZone
          accept={accepted.join(",")}
          buttonLabel={formatMessage({ id: "file.choose" })}
          hint={formatMessage({ id: "file.second.hint" }, { day: on === undefined ? "" : day(on) })}
          onFiles={([chosen]) => chosen && send(chosen)}
          primary
        />
        {failed}
      </>
    );
  }
  const { id, fileName, bytes, found } = file;
  return (
    <section aria-label={fileName} className={styles.second} ref={region} tabIndex={-1}>
      <FileList label={label}>
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
              : formatMessage({ id: "file.second.matched" }, { count: found?.matched ?? 0 })
          }
          name={fileName}
          side={fileSize(bytes)}
          status={problem ? "failed" : "done"}
        />
      </FileList>
      {found && <Found digits={digits} found={found} />}
      {failed}
      <div className={styles.secondActions}>
        {problem?.code === "undated" && on !== undefined && (
          <Button onClick={() => onDay?.(on)} variant="primary">
            {formatMessage({ id: "file.second.of-day" }, { day: day(on) })}
          </Button>
        )}
        <FileButton
          accept={accepted.join(",")}
          label={formatMessage({ id: "file.second.replace" })}
          onFiles={([chosen]) => chosen && send(chosen)}
        />
        <Text size="small" tone="muted">
          {formatMessage({ id: "file.second.other-way" })}
        </Text>
      </div>
    </section>
  );
}

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

interface FoundProps {
  readonly found: NonNullable<SupportingFile["found"]>;
  readonly digits: number;
}

/** What was done with the file's accounts and not asked: added, left at zero, and moved to retained earnings. */
function Found({ found: { added, missing, profit = 0 }, digits }: FoundProps) {
  const { formatMessage, formatList } = useIntl();
  const amount = useAmount(digits);
  const listed = (all: readonly string[], count: number) => {
    const more = count - all.length;
    const rest = more > 0 ? [formatMessage({ id: "file.second.more" }, { count: more })] : [];
    return formatList([...all, ...rest], { type: "unit" });
  };
  const called = ({ number = "", name }: { readonly number?: string; readonly name: string }) =>
    number === name ? name : `${number} ${name}`.trim();

  return (
    <>
      {added && (
        <Callout
          title={formatMessage({ id: "file.second.added" }, { count: added.count })}
          tone="warning"
        >
          <ul className={styles.accounts}>
            {added.some.map((account) => (
              <li key={called(account)}>
                {formatMessage(
                  {
                    id:
                      account.ledgerName === undefined
                        ? "file.second.account"
                        : "file.second.renamed",
                  },
                  {
                    account: called(account),
                    amount: amount(Math.abs(account.amount)),
                    side: account.amount < 0 ? "credit" : "debit",
                    ledger: account.ledgerName ?? "",
                  },
                )}
              </li>
            ))}
            {added.count > added.some.length && (
              <li>
                {formatMessage(
                  { id: "file.second.more" },
                  { count: added.count - added.some.length },
                )}
              </li>
            )}
          </ul>
        </Callout>
      )}
      {missing && (
        <Callout title={formatMessage({ id: "file.second.missing" }, { count: missing.count })}>
          {listed(missing.some.map(called), missing.count)}
        </Callout>
      )}
      {profit !== 0 && (
        <Text size="small" tone="muted">
          {formatMessage(
            { id: profit > 0 ? "file.second.profit" : "file.second.loss" },
            { amount: amount(Math.abs(profit)) },
          )}
        </Text>
      )}
    </>
  );
}

function useSecondFailure(): (failure: UploadFailure) => string {
  const { formatMessage } = useIntl();
  const text = useFailureText();
  return (failure) =>
    failure.kind === "too-large" ? formatMessage({ id: "file.second.too-large" }) : text(failure);
}

function useProblemText(
  digits: number,
): (problem: NonNullable<SupportingFile["problem"]>) => string {
  const { formatMessage, formatList } = useIntl();
  const day = useDay();
  const amount = useAmount(digits);
  return ({ code, description, on, days = [], difference = 0 }) => {
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
      case "undated":
      case "not-needed":
      case "other-books":
        return formatMessage({ id: `file.second.${code}` });
      case "no-balances":
      case "no-statement":
      case "no-labels":
        return formatMessage({ id: "file.second.no-balances" });
    }
  };
}
