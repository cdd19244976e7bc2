import { Button, Callout, FileButton } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Problem } from "../api/answer.ts";
import { useReason } from "../messages/use-reason.ts";
import { FileAtHand } from "./file-at-hand.tsx";
import type { FileImport } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { accepted } from "./use-upload.ts";

interface StepFrameProps {
  readonly file: FileImport;
  readonly problem: Problem | null;
  /** What goes on from here, before the way back. */
  readonly actions: ReactNode;
  readonly note: string;
  readonly onReplace: (file: File) => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A step that asks about a file: the file above, which can be replaced, and the ways on and back below. */
export function StepFrame({
  file,
  problem,
  actions,
  note,
  onReplace,
  onBack,
  children,
}: StepFrameProps) {
  const { formatMessage } = useIntl();
  const reasonOf = useReason();

  return (
    <div className={styles.stack}>
      <FileAtHand
        action={
          <FileButton
            accept={accepted.join(",")}
            label={formatMessage({ id: "file.replace" })}
            onFiles={([chosen]) => chosen && onReplace(chosen)}
            variant="ghost"
          />
        }
        file={file}
      />
      {children}
      {problem && (
        <Callout tone="danger">
          {reasonOf(problem) ?? formatMessage({ id: "file.unknown" })}
        </Callout>
      )}
      <div className={styles.actions}>
        {actions}
        <Button onClick={onBack}>{formatMessage({ id: "file.back" })}</Button>
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
