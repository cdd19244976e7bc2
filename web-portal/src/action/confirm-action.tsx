import { ConfirmDialog, type ConfirmDialogProps, ErrorPanel } from "@tieout/ui-kit";
import { type ReactNode, useState } from "react";
import type { Action } from "./use-action.ts";

type Asked = Pick<
  ConfirmDialogProps,
  "title" | "safeLabel" | "confirmLabel" | "busyLabel" | "destructive" | "children"
>;

interface ConfirmActionProps extends Asked {
  readonly action: Pick<Action<unknown>, "run" | "isPending" | "failure" | "reset">;
  /** What opens the dialog; without it, it's open for as long as it's on the page. */
  readonly trigger?: (ask: () => void) => ReactNode;
  /** Asks at once. */
  readonly asks?: boolean;
  /** The title over why it failed. Without it the dialog closes, and the page around it says so. */
  readonly failed?: string;
  readonly onClose?: () => void;
}

/** Asks before an action, runs it, and stays open with the reason where it failed. */
export function ConfirmAction(props: ConfirmActionProps) {
  const {
    action,
    trigger,
    asks = trigger === undefined,
    failed,
    onClose,
    children,
    ...asked
  } = props;
  const [isAsking, setIsAsking] = useState(asks);
  const close = () => {
    setIsAsking(false);
    onClose?.();
  };
  const confirm = async () => {
    const outcome = await action.run();
    if (outcome === "done" || (outcome === "failed" && failed === undefined)) close();
  };

  return (
    <>
      {trigger?.(() => setIsAsking(true))}
      <ConfirmDialog
        {...asked}
        open={isAsking}
        busy={action.isPending}
        onConfirm={() => void confirm()}
        onClose={() => {
          action.reset();
          close();
        }}
      >
        {failed !== undefined && action.failure !== undefined && (
          <ErrorPanel title={failed}>{action.failure}</ErrorPanel>
        )}
        {children}
      </ConfirmDialog>
    </>
  );
}
