import type { NodeRef } from "@tieout/core/statement/layout";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { ShownStatement } from "../../spread/use-statement.ts";

/** A question about a line, and the line's node. */
export type LineDialog =
  /** Without a node, nothing stands out as its parent. */
  | { readonly kind: "addSection"; readonly node?: NodeRef }
  | { readonly kind: "move"; readonly nodes: readonly NodeRef[] }
  | { readonly kind: "removeSection"; readonly node: NodeRef }
  | { readonly kind: "classify"; readonly node: NodeRef };

export interface LineDialogProps {
  readonly editor: SpreadEditor;
  readonly viewed: ShownStatement;
  /** The period in which totals are compared; the latest where it's absent. */
  readonly columnId: string | undefined;
  readonly onClose: () => void;
}
