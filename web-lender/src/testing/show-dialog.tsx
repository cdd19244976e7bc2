import type { StatementType } from "@tieout/core/statement/layout";
import { vi } from "vitest";
import type { LineDialog } from "../features/edit-statement/line-dialog.ts";
import { LineDialogs } from "../features/edit-statement/line-dialogs.tsx";
import { useEditorState } from "../spread/open-editor.ts";
import type { SpreadEditor } from "../spread/spread-editor.ts";
import { useStatement } from "../spread/use-statement.ts";
import { alderEditor, yearsOf } from "./alder.ts";
import { render } from "./render.tsx";

/** A dialog of the statement editor, over Alder's books. */
export function showDialog(
  dialog: LineDialog,
  { editor = alderEditor(), type = "BalanceSheet", columnId }: Partial<ShownOver> = {},
) {
  const onClose = vi.fn();
  const page = render(
    <Shown columnId={columnId} dialog={dialog} editor={editor} onClose={onClose} type={type} />,
  );
  return { ...page, editor, onClose };
}

interface ShownOver {
  readonly editor: SpreadEditor;
  readonly type: StatementType;
  /** The active period, if any. */
  readonly columnId: string | undefined;
}

interface ShownProps extends ShownOver {
  readonly dialog: LineDialog;
  readonly onClose: () => void;
}

function Shown({ editor, type, ...rest }: ShownProps) {
  const { session } = useEditorState(editor);
  const viewed = useStatement(editor.books, session.spread, yearsOf(type));
  return <LineDialogs {...rest} editor={editor} viewed={viewed} />;
}
