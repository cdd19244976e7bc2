import { ConfirmDialog, type ConfirmDialogProps, ErrorPanel } from "@tieout/ui-kit";
import { type ReactNode, useState } from "react";
import type { Action } from "./use-action.ts";

type Asked = Pick<
  ConfirmDialogProps,
  "title" | "safeLabel" | "confirmLabel" | "busyLabel" | "destructive" | "children"
>;

interface ConfirmActionProps extends Asked {
  readonly action: Pick<Action<unknown>, "run" | "isPending" | "failure" | "reset">;
  /** Opens the dialog; without it, the dialog is open while mounted. */
  readonly trigger?: (ask: () => void) => ReactNode;
  /** Opens the dialog at once. */
  readonly asks?: boolean;
  /** Title of the error panel; without it, the dialog closes and the page shows the error. */
  readonly failed?: string;
  readonly onClose?: () => void;
}

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
