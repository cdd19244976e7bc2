import { type ReactNode, useCallback, useRef, useState } from "react";
import { CloseButton } from "../icon-button/close-button.tsx";
import { dialogMark, isInNotice } from "../overlays/open-layers.ts";
import { useOverlays } from "../overlays/overlays.ts";
import { Heading } from "../text/text.tsx";
import * as styles from "./dialog.css.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, Esc or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  /** A `Monogram` before a larger title, for one-time visitors. */
  readonly mark?: ReactNode | undefined;
  readonly description?: string | undefined;
  /** `small` for questions, `medium` for wizards, `large` for tables, `wide` for a body of panes up to its edges. */
  readonly size?: "small" | "medium" | "large" | "wide" | undefined;
  /** A `Stepper`, between the head and the body. */
  readonly progress?: ReactNode | undefined;
  readonly footStart?: ReactNode | undefined;
  /** Cancel first, the primary button last. */
  readonly foot?: ReactNode | undefined;
  /** Unsaved input: Esc and a press outside no longer close it; the close button does. */
  readonly typed?: boolean | undefined;
  readonly closeLabel?: string | undefined;
  /** Where focus starts, if not on the title: `first` is the first control in the body. */
  readonly initialFocus?: "title" | "first" | undefined;
  readonly children: ReactNode;
}

const doubleClickMs = 500;

/** For a yes-or-no question, use `ConfirmDialog`. Never open one dialog over another. */
export function Dialog({
  open,
  onClose,
  title,
  mark,
  description,
  size = "medium",
  progress,
  footStart,
  foot,
  typed = false,
  closeLabel = "Close",
  initialFocus = "title",
  children,
}: DialogProps) {
  const overlays = useOverlays(open);
  const focus = useFocusReturn();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pressedInsideAt = useRef(Number.NEGATIVE_INFINITY);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [scrollsByKey, setScrollsByKey] = useState(false);
  // A body of text alone that overflows becomes a tab stop, so that keys can scroll it.
  const watchBody = useCallback((body: HTMLDivElement | null) => {
    bodyRef.current = body;
    if (!body) return;
    const look = () =>
      setScrollsByKey(body.scrollHeight > body.clientHeight && !body.querySelector(fields));
    // What it holds may grow, as when text arrives or a font loads, while the body stays as large as it can be.
    const sizes = new ResizeObserver(look);
    const watchContents = () => {
      for (const child of body.children) sizes.observe(child);
    };
    const contents = new MutationObserver(watchContents);
    sizes.observe(body);
    watchContents();
    contents.observe(body, { childList: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  const inset = size === "wide" ? "none" : progress ? "underProgress" : "regular";
  const keepWhenTyped = (event: Event) => {
    if (typed) event.preventDefault();
  };
  const start = (event: Event) => {
    focus.remember();
    const first = bodyRef.current?.querySelector<HTMLElement>(fields);
    event.preventDefault();
    if (initialFocus === "first" && first) first.focus();
    else titleRef.current?.focus();
  };

  if (!overlays) return null;
  const { Dialog: Primitive } = overlays;
  return (
    <Primitive.Root onOpenChange={(isOpen) => !isOpen && onClose()} open={open}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim} />
        <Primitive.Content
          {...{ [dialogMark]: "" }}
          className={styles.dialog({ size, asks: false })}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={keepWhenTyped}
          onPointerDownCapture={({ timeStamp }) => {
            pressedInsideAt.current = timeStamp;
          }}
          onInteractOutside={(event) => {
            // If the dialog shrinks during a double click, the second click lands outside.
            const { timeStamp } = event.detail.originalEvent;
            const isSecondPress = timeStamp - pressedInsideAt.current < doubleClickMs;
            if (typed || isSecondPress || isInNotice(event.target)) event.preventDefault();
          }}
          onOpenAutoFocus={start}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <div className={styles.head({ overPanes: size === "wide" })}>
            {mark}
            <div className={styles.titles({ marked: Boolean(mark) })}>
              <Primitive.Title asChild>
                <Heading level={2} ref={titleRef} size={mark ? "section" : "card"} tabIndex={-1}>
                  {title}
                </Heading>
              </Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className={styles.description}>
                  {description}
                </Primitive.Description>
              )}
            </div>
            <CloseButton label={closeLabel} onClick={onClose} />
          </div>
          {progress && <div className={styles.progress}>{progress}</div>}
          <div
            className={styles.body({ inset })}
            ref={watchBody}
            tabIndex={scrollsByKey ? 0 : undefined}
          >
            {children}
          </div>
          {(foot || footStart) && (
            <div className={styles.foot}>
              <div className={styles.footStart}>{footStart}</div>
              {foot}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const fields = ["input", "select", "textarea", "button"]
  .map((name) => `${name}:not(:disabled)`)
  .join();
