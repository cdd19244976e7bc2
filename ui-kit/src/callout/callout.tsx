import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { CloseButton } from "../icon-button/close-button.tsx";
import * as styles from "./callout.css.ts";

export type CalloutTone = "info" | "success" | "warning" | "danger" | "neutral";

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  neutral: Info,
};

export interface CalloutProps {
  readonly tone?: CalloutTone | undefined;
  readonly title?: string | undefined;
  readonly icon?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  /** Shows a close button. Leave it out where the message has to stay. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string | undefined;
  readonly children?: ReactNode | undefined;
}

/** A message in the flow of a page, or a banner at its head. For success after an action, use `useToast`. */
export function Callout({
  tone = "info",
  title,
  icon,
  actions,
  onClose,
  closeLabel = "Close",
  children,
}: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div
      className={styles.callout({ tone, acts: Boolean(actions || onClose) })}
      role={tone === "danger" ? "alert" : "status"}
    >
      <div className={styles.said}>
        <span className={styles.icon({ tone })}>{icon ?? <Icon aria-hidden />}</span>
        <div className={styles.text}>
          {title !== undefined && <strong className={styles.lead}>{title} </strong>}
          {children && <span className={styles.detail}>{children}</span>}
        </div>
      </div>
      {actions}
      {onClose && (
        <span className={styles.close}>
          <CloseButton label={closeLabel} onClick={onClose} />
        </span>
      )}
    </div>
  );
}
