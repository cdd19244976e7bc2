import type { NodeRef } from "@tieout/core/statement/layout";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { ShownStatement } from "../../spread/use-statement.ts";
import { AddSection } from "./add-section.tsx";
import { ClassifyAccount } from "./classify-account.tsx";
import { RemoveSection } from "./remove-section.tsx";

/** A question about a line, and the line's node. */
export type LineDialog =
  /** Without a node, nothing stands out as its parent. */
  | { readonly kind: "addSection"; readonly node?: NodeRef }
  | { readonly kind: "removeSection"; readonly node: NodeRef }
  | { readonly kind: "classify"; readonly node: NodeRef };

export interface LineDialogProps {
  readonly editor: SpreadEditor;
  readonly viewed: ShownStatement;
  readonly onClose: () => void;
}

interface LineDialogsProps extends LineDialogProps {
  readonly dialog: LineDialog | undefined;
}

/** The one dialog that is open, if any. */
export function LineDialogs({ dialog, ...rest }: LineDialogsProps) {
  switch (dialog?.kind) {
    case "addSection":
      return <AddSection {...rest} {...(dialog.node && { near: dialog.node })} />;
    case "removeSection":
      return <RemoveSection {...rest} section={dialog.node} />;
    case "classify":
      return <ClassifyAccount {...rest} node={dialog.node} />;
    case undefined:
      return null;
  }
}
