import { useQuery } from "@tanstack/react-query";
import type { Adjustment } from "@tieout/core/spread/adjustment";
import { Button } from "@tieout/ui-kit";
import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { type SubmissionPath, submissionDetails } from "../../api/submission.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import type { StatementView } from "../../spread/use-statement.ts";

// Lazy, so the statements don't wait for them.
const AdjustmentList = lazy(async () => ({
  default: (await import("./adjustment-list.tsx")).AdjustmentList,
}));

const EntryDialog = lazy(async () => ({
  default: (await import("./entry-dialog.tsx")).EntryDialog,
}));

/** What is open; an entry that was opened from the list leads back to it. */
export type AdjustmentDialog =
  | { readonly kind: "new"; readonly accountId?: string; readonly fromList?: boolean }
  | { readonly kind: "change"; readonly adjustment: Adjustment; readonly fromList?: boolean }
  | { readonly kind: "list" };

interface AdjustmentActionsProps {
  readonly editor: SpreadEditor;
  readonly onDialog: (dialog: AdjustmentDialog) => void;
}

export function AdjustmentActions({ editor, onDialog }: AdjustmentActionsProps) {
  const { adjustments } = useEditorState(editor).session.spread;
  return (
    <>
      <Button onClick={() => onDialog({ kind: "new" })} variant="ghost">
        <FormattedMessage id="editor.adjust" />
      </Button>
      {adjustments.length > 0 && (
        <Button onClick={() => onDialog({ kind: "list" })} variant="ghost">
          <FormattedMessage id="editor.adjustments.count" values={{ count: adjustments.length }} />
        </Button>
      )}
    </>
  );
}

interface AdjustmentDialogsProps {
  readonly dialog: AdjustmentDialog | undefined;
  readonly onDialog: (dialog: AdjustmentDialog | undefined) => void;
  readonly editor: SpreadEditor;
  readonly view: StatementView;
  readonly submission: SubmissionPath;
}

/** The one that is open, if any. */
export function AdjustmentDialogs(props: AdjustmentDialogsProps) {
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  );
}

function OpenDialog({ dialog, onDialog, editor, view, submission }: AdjustmentDialogsProps) {
  const { data } = useQuery({ ...submissionDetails(submission), enabled: dialog !== undefined });
  const documents = data?.documents ?? [];
  if (!dialog) return null;
  if (dialog.kind === "list") {
    return (
      <AdjustmentList
        documents={documents}
        editor={editor}
        onAdd={() => onDialog({ kind: "new", fromList: true })}
        onChange={(adjustment) => onDialog({ kind: "change", adjustment, fromList: true })}
        onClose={() => onDialog(undefined)}
        submission={submission}
      />
    );
  }
  return (
    <EntryDialog
      documents={documents}
      editor={editor}
      onClose={() => onDialog(dialog.fromList ? { kind: "list" } : undefined)}
      view={view}
      {...(dialog.kind === "change" && { replaces: dialog.adjustment })}
      {...(dialog.kind === "new" &&
        dialog.accountId !== undefined && { accountId: dialog.accountId })}
    />
  );
}
