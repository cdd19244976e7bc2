import { Timer } from "lucide-react";
import { FocusScope } from "radix-ui/internal";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { dialogMark, noticeMark } from "../overlays/open-layers.ts";
import * as styles from "./notice.css.ts";

export interface NoticeProps {
  readonly title: string;
  /** Time left: "1:42". Not announced every second. */
  readonly countdown?: string | undefined;
  readonly actions?: ReactNode | undefined;
  /** Announced politely, and again when it changes. */
  readonly children: ReactNode;
}

/**
 * Warns of something about to happen. It appears above dialogs without being one: it takes no focus, locks nothing, and
 * a press on it closes nothing. Tab reaches it from a dialog. For past events, use `Callout`.
 */
export function Notice({ title, countdown, actions, children }: NoticeProps) {
  const titleId = useId();
  const { frame, scope } = useTabIntoNotice();

  return createPortal(
    // The div handles keys that bubble from its buttons.
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
      <div className={styles.text}>
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

type Edge = "first" | "last";

/**
 * Lets Tab move from the end of an open dialog to a notice above it and back to the dialog's start, because a dialog
 * traps focus. Without a dialog, the browser's order applies.
 */
function useTabIntoNotice() {
  const notice = useRef<HTMLDivElement>(null);
  const leavesTo = useRef<Edge>("first");
  const [entered, setEntered] = useState<Edge | null>(null);

  useEffect(() => {
    const goIn = (event: globalThis.KeyboardEvent) => {
      const dialog = document.activeElement?.closest(`[${dialogMark}]`);
      if (!isTab(event) || !dialog || stopsIn(notice.current).length === 0) return;
      if (document.activeElement !== edgeOf(dialog, event.shiftKey ? "first" : "last")) return;
      // Runs before the dialog's focus trap.
      event.preventDefault();
      event.stopImmediatePropagation();
      setEntered(event.shiftKey ? "last" : "first");
    };
    document.addEventListener("keydown", goIn, { capture: true });
    return () => document.removeEventListener("keydown", goIn, { capture: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!entered || !isTab(event)) return;
    if (document.activeElement !== edgeOf(notice.current, event.shiftKey ? "first" : "last")) {
      return;
    }
    event.preventDefault();
    leavesTo.current = event.shiftKey ? "last" : "first";
    setEntered(null);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !notice.current?.contains(relatedTarget)) setEntered(null);
  };

  return {
    frame: { ref: notice, onKeyDown, onBlur },
    // The newer of two focus scopes wins: while it exists, the dialog releases focus.
    scope: entered && (
      <FocusScope.Root
        hidden
        onMountAutoFocus={(event) => {
          event.preventDefault();
          edgeOf(notice.current, entered)?.focus();
        }}
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          const dialog = document.querySelector(`[${dialogMark}]`);
          if (!dialog?.contains(document.activeElement)) edgeOf(dialog, leavesTo.current)?.focus();
        }}
      />
    ),
  };
}

const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent | globalThis.KeyboardEvent) =>
  key === "Tab" && !altKey && !ctrlKey && !metaKey;

const edgeOf = (frame: Element | null, edge: Edge) => stopsIn(frame).at(edge === "first" ? 0 : -1);

/** Tab stops, in order. */
function stopsIn(frame: Element | null): readonly HTMLElement[] {
  const found = frame?.querySelectorAll<HTMLElement>(
    "a, button, input, select, textarea, [tabindex]",
  );
  return [...(found ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled, [hidden], [type=hidden]"),
  );
}
