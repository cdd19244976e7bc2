import { CircleAlert, CircleCheck, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Progress } from "../progress/progress.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./file-row.css.ts";

export interface FileListProps {
  readonly label: string;
  /** `FileRow`s. */
  readonly children: ReactNode;
}

/** Files, each with how it is doing. What changes is said, politely. */
export function FileList({ label, children }: FileListProps) {
  return (
    <ul aria-label={label} aria-live="polite" className={styles.list}>
      {children}
    </ul>
  );
}

export interface FileRowProps {
  readonly name: string;
  readonly status?: "ready" | "busy" | "done" | "failed" | undefined;
  /** In place of the icon of the status, for a kind of file. */
  readonly icon?: ReactNode;
  /** A `Checkbox`, where files can be chosen. */
  readonly selection?: ReactNode;
  /** At the end of the name: its size, or how much of it is there. */
  readonly side?: ReactNode;
  /** Under the name: "Uploaded, 2.4 MB", or why it failed. */
  readonly detail?: ReactNode;
  /** How much of it has gone, from 0 to 1, while it is busy. */
  readonly progress?: number | undefined;
  readonly progressLabel?: string | undefined;
  /** Download, delete or cancel. */
  readonly action?: ReactNode;
}

export function FileRow({
  name,
  status = "ready",
  icon,
  selection,
  side,
  detail,
  progress,
  progressLabel = `Uploading ${name}`,
  action,
}: FileRowProps) {
  return (
    <li className={styles.row}>
      {selection}
      <span className={styles.icon({ status })}>{icon ?? statusIcon(status)}</span>
      <div className={styles.text}>
        <div className={styles.nameLine}>
          <span className={styles.name}>{name}</span>
          {side !== undefined && (
            // How much has gone changes all the time, and the bar beside it says so when asked.
            <span aria-live="off" className={styles.side}>
              {side}
            </span>
          )}
        </div>
        {detail !== undefined && <span className={styles.detail({ status })}>{detail}</span>}
        {progress !== undefined && (
          <Progress
            label={progressLabel}
            labelHidden
            max={100}
            value={Math.round(progress * 100)}
            valueText={`${Math.round(progress * 100)}%`}
          />
        )}
      </div>
      {action}
    </li>
  );
}

function statusIcon(status: "ready" | "busy" | "done" | "failed") {
  switch (status) {
    case "ready":
      return <FileText aria-hidden />;
    case "busy":
      return <Spinner size="medium" />;
    case "done":
      return <CircleCheck aria-hidden />;
    case "failed":
      return <CircleAlert aria-hidden />;
  }
}
