import { AddSection } from "./add-section.tsx";
import { ClassifyAccount } from "./classify-account.tsx";
import type { LineDialog, LineDialogProps } from "./line-dialog.ts";
import { MoveLines } from "./move-lines.tsx";
import { RemoveSection } from "./remove-section.tsx";

interface LineDialogsProps extends LineDialogProps {
  readonly dialog: LineDialog | undefined;
}

/** The one dialog that is open, if any. */
export function LineDialogs({ dialog, ...rest }: LineDialogsProps) {
  switch (dialog?.kind) {
    case "addSection":
      return <AddSection {...rest} {...(dialog.node && { near: dialog.node })} />;
    case "move":
      return <MoveLines {...rest} nodes={dialog.nodes} />;
    case "removeSection":
      return <RemoveSection {...rest} section={dialog.node} />;
    case "classify":
      return <ClassifyAccount {...rest} node={dialog.node} />;
    case undefined:
      return null;
  }
}
