import { Timer } from "lucide-react";
import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import * as styles from "./notice.css.ts";
import { noticeMark } from "./notice-mark.ts";
import { useWayIn } from "./use-way-in.tsx";

export interface NoticeProps {
  /** What is about to happen. */
  readonly title: string;
  /** How long until then, as it's seen: "1:42". It isn't read out, second by second. */
  readonly countdown?: string | undefined;
  readonly actions?: ReactNode | undefined;
  /** Read out politely, and again when it changes: what happens, and what prevents it. */
  readonly children: ReactNode;
}

/**
 * Something will happen unless somebody does something. It stands over dialogs without being one: it takes
 * no focus, locks nothing, and pressing it closes nothing. Tab reaches it from within a dialog. For what has
 * happened already, use `Callout`.
 */
export function Notice({ title, countdown, actions, children }: NoticeProps) {
  const titleId = useId();
  const { frame, scope } = useWayIn();

  return createPortal(
    // The div hears keys on their way from its buttons.
    <div
      {...frame}
      {...{ [noticeMark]: "" }}
      aria-labelledby={titleId}
      aria-live="polite"
      className={styles.notice}
      role="dialog"
    >
      <span className={styles.icon}>
        <Timer aria-hidden />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.title} id={titleId}>
            {title}
          </span>
          {countdown !== undefined && (
            <span aria-live="off" className={styles.count} role="timer">
              {countdown}
            </span>
          )}
        </div>
        <div className={styles.detail}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {scope}
    </div>,
    document.body,
  );
}
