import { CircleAlert, CircleCheck, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Progress } from "../progress/progress.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./file-row.css.ts";

export interface FileListProps {
  readonly label: string;
  /** `none` where what is around it has the margins. */
  readonly inset?: "card" | "none" | undefined;
  readonly children: ReactNode;
}

/** Announces status changes politely. */
export function FileList({ label, inset = "card", children }: FileListProps) {
  return (
    <ul aria-label={label} aria-live="polite" className={styles.list({ inset })}>
      {children}
    </ul>
  );
}

export interface FileRowProps {
  readonly name: string;
  readonly status?: "ready" | "busy" | "done" | "failed" | undefined;
  readonly icon?: ReactNode;
  readonly selection?: ReactNode;
  readonly side?: ReactNode;
  readonly detail?: ReactNode;
  /** Upload progress from 0 to 1. */
  readonly progress?: number | undefined;
  readonly progressLabel?: string | undefined;
  readonly action?: ReactNode;
  /** What else can be done with it, below the text. */
  readonly foot?: ReactNode;
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
  foot,
}: FileRowProps) {
  return (
    <li className={styles.row}>
      {selection}
      <span className={styles.icon({ status })}>{icon ?? statusIcon(status)}</span>
      <div className={styles.text}>
        <div className={styles.nameLine}>
          <span className={styles.name}>{name}</span>
          {side !== undefined && (
            // The progress bar already exposes this value, which changes too often to announce.
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
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
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
