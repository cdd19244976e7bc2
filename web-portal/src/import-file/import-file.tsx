import type { ConsentWords } from "@tieout/core/consent/words";
import { ConfirmDialog, Skeleton, Stepper, useSkeleton } from "@tieout/ui-kit";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";
import { problemOf } from "../upload/upload-file.ts";
import type { LeaveGuard } from "../upload/use-back-guard.ts";
import { CheckFigures } from "./check-figures.tsx";
import { CheckTypes } from "./check-types.tsx";
import { ChooseFile } from "./choose-file.tsx";
import type { CollectedFor, FileImport, FileImportCalls, SentBooks } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { MatchColumns } from "./match-columns.tsx";
import type { SecondFileCalls } from "./second-file.tsx";
import { StepHead } from "./step-head.tsx";
import { hasSomethingToSay, type ImportStep, importSteps, stepAt, useHasMoved } from "./steps.ts";
import { accountTypesOf, asksTypes, hasTypesToCheck, typesGuessed } from "./type-answers.ts";
import { useBooks } from "./use-books.ts";
import { useUpload } from "./use-upload.ts";

interface ImportFileProps {
  readonly calls: FileImportCalls;
  readonly workspaceId: string;
  readonly lender: string;
  /** The lender's, by its ISO 3166 code. */
  readonly country: string;
  readonly fileImportId: string | undefined;
  /** Falls back to the previous step if it can't be reached yet. */
  readonly step: ImportStep;
  readonly isWide: boolean;
  /** Moves focus to the first heading on arrival. */
  readonly takesFocus: boolean;
  readonly useLeaveGuard: (isUnsent: boolean) => LeaveGuard;
  readonly collectedFor: () => Promise<CollectedFor>;
  /** What sending the file agrees to, in the borrower's portal. */
  readonly wordsOf?: (file: FileImport) => ConsentWords | undefined;
  readonly onStep: (step: ImportStep) => void;
  readonly onFile: (fileImportId: string) => void;
  readonly onSent: (sent: SentBooks) => void;
  readonly onLeave: () => void;
  /** For a file that isn't books, where the lender takes documents. */
  readonly onDocuments?: (() => void) | undefined;
  /** Lets a portal end the page for some problems. */
  readonly onProblem?: (problem: Problem) => void;
  readonly onMeasure?: (isRoomy: boolean) => void;
  readonly onTitle?: (title: string) => void;
}

/** Nothing is sent before its figures are shown. */
export function ImportFile({
  calls,
  workspaceId,
  lender,
  country,
  fileImportId,
  step,
  isWide,
  takesFocus,
  useLeaveGuard,
  collectedFor,
  wordsOf,
  onStep,
  onFile,
  onSent,
  onLeave,
  onDocuments,
  onProblem,
  onMeasure,
  onTitle,
}: ImportFileProps) {
  const { formatMessage } = useIntl();
  const [asksToLeave, setAsksToLeave] = useState(false);
  const goOn = (read: FileImport) =>
    onStep(hasSomethingToSay(read) ? "columns" : hasTypesToCheck(read) ? "types" : "check");
  const books = useBooks({
    calls,
    workspaceId,
    fileImportId,
    onRead: goOn,
    onChecked: (read) => {
      const next = nextStep(shown, read);
      if (next !== step) onStep(next);
    },
    onSent,
  });
  const { file } = books;
  const { upload, send, cancel } = useUpload(
    { upload: (chosen, sending) => calls.upload(workspaceId, chosen, sending) },
    (arrived) => {
      books.follow(arrived);
      onFile(arrived.id);
    },
  );
  const types = file && accountTypesOf(file);
  const second: SecondFileCalls = {
    add: (place, chosen, sending) =>
      calls.addFile({ workspaceId, fileImportId: file?.id ?? "" }, place, chosen, sending),
    onAdded: books.recheck,
    onRemove: books.removeFile,
  };
  const words = file && wordsOf?.(file);
  const isIdle = upload.state === "idle";
  const isAsking = isIdle && books.isAsking;
  const reached = isAsking ? step : stepAt(step, file);
  const shown = isIdle ? reached : "file";
  const isSkeletonShown = useSkeleton(isAsking);
  const replace = (chosen: File) => {
    onStep("file");
    send(chosen);
  };
  const hasMoved = useHasMoved(shown);
  const refused = upload.state === "failed" ? problemOf(upload.failure) : undefined;
  useTold(books.problem ?? refused, onProblem);
  const isUnsent = upload.state === "uploading" || (file !== undefined && file.state !== "failed");
  const roomy = isRoomy(shown, file);
  useLayoutEffect(() => onMeasure?.(roomy), [onMeasure, roomy]);
  const guard = useLeaveGuard(isUnsent && !books.isSending);

  return (
    <div className={roomy ? undefined : styles.narrow}>
      <div className={styles.steps}>
        <Stepper
          current={importSteps.indexOf(shown)}
          doneLabel={formatMessage({ id: "file.step.done" })}
          label={formatMessage({ id: "file.steps" })}
          longNames
          steps={importSteps.map((each) => formatMessage({ id: `file.step.${each}` }))}
        />
      </div>
      {isAsking ? (
        isSkeletonShown && <Skeleton count={4} label={formatMessage({ id: "file.reading" })} />
      ) : (
        <StepHead
          file={file}
          key={shown}
          lender={lender}
          onTitle={onTitle}
          step={shown}
          takesFocus={takesFocus || hasMoved}
        />
      )}
      {shown === "file" && !isAsking && (
        <ChooseFile
          country={country}
          lender={lender}
          onDocuments={onDocuments}
          file={file}
          isSilent={books.isSilent}
          onBack={() => (isUnsent ? setAsksToLeave(true) : onLeave())}
          onCancel={cancel}
          onContinue={() => file && goOn(file)}
          onFile={replace}
          templateAddress={calls.templateAddress}
          upload={upload}
        />
      )}
      {shown === "columns" && file && (
        <MatchColumns
          file={file}
          isChecking={books.isReading}
          isWide={isWide}
          onBack={() => onStep("file")}
          onCheck={books.check}
          onReplace={replace}
          onReread={books.reread}
          problem={books.problem}
        />
      )}
      {shown === "types" && file && types && (
        <CheckTypes
          file={file}
          isChecking={books.isReading}
          onBack={() => onStep(hasSomethingToSay(file) ? "columns" : "file")}
          onCheck={books.check}
          onReplace={replace}
          problem={books.problem}
          second={second}
          types={types}
        />
      )}
      {shown === "check" && file && (
        <CheckFigures
          file={file}
          isChecking={books.isReading}
          isSending={books.isSending}
          leftOutAddress={calls.leftOutAddress({ workspaceId, fileImportId: file.id })}
          lender={lender}
          onBack={() => onStep(stepBefore(file))}
          onCheck={books.check}
          onColumns={() => onStep("columns")}
          onReplace={replace}
          second={second}
          onSend={(accepting) => books.send({ collectedFor, accepting, words })}
          onTypes={() => onStep("types")}
          problem={books.problem}
          words={words}
        />
      )}
      <ConfirmDialog
        confirmLabel={formatMessage({ id: "file.leave.go" })}
        destructive
        onClose={() => {
          setAsksToLeave(false);
          guard.stay();
        }}
        onConfirm={guard.isLeaving ? guard.leave : onLeave}
        open={asksToLeave || guard.isLeaving}
        safeLabel={formatMessage({ id: "file.leave.stay" })}
        title={formatMessage({ id: "file.leave.title" })}
      >
        {formatMessage({ id: "file.leave.detail" }, { lender })}
      </ConfirmDialog>
    </div>
  );
}

/** Back from the figures, to what could be said last. */
function stepBefore(file: FileImport): ImportStep {
  if (hasTypesToCheck(file) || typesGuessed(file) > 0) return "types";
  return hasSomethingToSay(file) ? "columns" : "file";
}

/** Once it's read as a person said: what is still asked comes first. */
function nextStep(from: ImportStep, read: FileImport): ImportStep {
  if (read.readyToSend !== true) return "columns";
  // Answers are evidence for other accounts, and may leave some of them in doubt.
  if (from !== "columns") return asksTypes(read) ? "types" : "check";
  return hasTypesToCheck(read) ? "types" : "check";
}

const isRoomy = (step: ImportStep, file: FileImport | undefined): boolean =>
  (step === "columns" && file?.table !== undefined) ||
  step === "types" ||
  (step === "check" && file?.openings !== undefined) ||
  (step === "check" && file?.differs === true);

/** Reports each problem once. */
function useTold(
  problem: Problem | null | undefined,
  tell: ((problem: Problem) => void) | undefined,
): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (problem) latest.current?.(problem);
  }, [problem]);
}
