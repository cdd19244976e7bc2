import { type ReactNode, useRef } from "react";
import { Button } from "../button/button.tsx";
import { dialogMark } from "../overlays/open-layers.ts";
import { useOverlays } from "../overlays/overlays.ts";
import { Heading } from "../text/text.tsx";
import * as styles from "./dialog.css.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Called by the safe button, the cancel button, or Esc. */
  readonly onClose: () => void;
  readonly title: string;
  /** Names the outcome: "Delete connection", never "Yes". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly destructive?: boolean | undefined;
  /** The action is running: other buttons are disabled, as they couldn't stop it. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Has the focus at first: "Keep connection". */
  readonly safeLabel: string;
  /** With an alternative, the safe button runs it and a cancel button closes. */
  readonly alternative?: { readonly label: string; readonly onChoose: () => void };
  readonly children: ReactNode;
}

/** Confirms an action that can't be undone. An `alternative` adds a third button. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  confirmLabel,
  onConfirm,
  destructive = false,
  busy = false,
  busyLabel,
  safeLabel,
  alternative,
  children,
}: ConfirmDialogProps) {
  const overlays = useOverlays(open);
  const focus = useFocusReturn();
  const safe = useRef<HTMLButtonElement>(null);
  const startOnSafe = (event: Event) => {
    focus.remember();
    event.preventDefault();
    safe.current?.focus();
  };

  if (!overlays) return null;
  const { AlertDialog } = overlays;
  return (
    <AlertDialog.Root onOpenChange={(isOpen) => !isOpen && !busy && onClose()} open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim} />
        <AlertDialog.Content
          {...{ [dialogMark]: "" }}
          className={styles.dialog({ size: "small", asks: true })}
          onCloseAutoFocus={focus.giveBack}
          onOpenAutoFocus={startOnSafe}
        >
          <div className={styles.head({ overPanes: false })}>
            <AlertDialog.Title asChild>
              <Heading level={2} size="question">
                {title}
              </Heading>
            </AlertDialog.Title>
          </div>
          <AlertDialog.Description asChild>
            <div className={styles.body({ inset: "regular" })}>
              <div className={styles.question}>{children}</div>
            </div>
          </AlertDialog.Description>
          <div className={styles.foot}>
            <div className={styles.footStart}>
              {alternative && (
                <Button waiting={busy} onClick={onClose} ref={safe} variant="ghost">
                  {safeLabel}
                </Button>
              )}
            </div>
            {alternative ? (
              <Button waiting={busy} onClick={alternative.onChoose}>
                {alternative.label}
              </Button>
            ) : (
              <Button waiting={busy} onClick={onClose} ref={safe}>
                {safeLabel}
              </Button>
            )}
            <Button
              busy={busy}
              onClick={onConfirm}
              variant={destructive ? "danger" : "primary"}
              {...(busyLabel !== undefined && { busyLabel })}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
