import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { Button, IconButton, Text } from "@tieout/ui-kit";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import { type ElsewhereSaved, useResetSpread, useSaveSpread } from "../../spread/save-spread.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import * as styles from "./edit-statement.css.ts";
import { RepeatEdits } from "./repeat-edits.tsx";
import { SaveActions } from "./save-actions.tsx";
import { VersionHistory } from "./version-history.tsx";

interface EditActionsProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  readonly shown: FinancialStatement;
  /** Absent where the statement can't become a template. */
  readonly onSaveAsTemplate?: (() => void) | undefined;
  /** Offers only what ends edits that were made before: undo and save. */
  readonly readOnly: boolean;
  readonly children?: OtherActions | undefined;
}

/** They may have to save first. */
export type OtherActions = (saving: ReturnType<typeof useSaveSpread>) => ReactNode;

/** What is done with both statements: undo, redo, reset, save. */
export function EditActions({
  record: path,
  editor,
  shown,
  onSaveAsTemplate,
  readOnly,
  children,
}: EditActionsProps) {
  const { formatMessage } = useIntl();
  const { dirty, session } = useEditorState(editor);
  const [elsewhere, setElsewhere] = useState<ElsewhereSaved>();
  const onChangedMeanwhile = setElsewhere;
  const saving = useSaveSpread({ path, editor, onChangedMeanwhile });
  const resetting = useResetSpread({ path, editor, onChangedMeanwhile });
  const save = () => void saving.run(undefined);
  const [showsVersions, setShowsVersions] = useState(false);
  const unsaved = new Set(session.pending.map(({ group }) => group)).size;

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (readOnly && !dirty) return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    const does =
      key === "s"
        ? () => dirty && save()
        : key === "y" || (key === "z" && event.shiftKey)
          ? () => editor.redo()
          : key === "z"
            ? () => editor.undo()
            : undefined;
    if (!does) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  return (
    <div className={styles.actions}>
      <span aria-live="polite" className={styles.unsaved}>
        {saving.failure !== undefined && dirty ? (
          <Text size="small" tone="danger">
            <FormattedMessage id="editor.notSaved" values={{ reason: saving.failure }} />
          </Text>
        ) : (
          dirty && <FormattedMessage id="editor.unsaved" values={{ count: unsaved }} />
        )}
      </span>
      {(dirty || !readOnly) && (
        <IconButton
          refused={session.past.length === 0}
          label={formatMessage({
            id: session.past.length === 0 ? "editor.undo.nothing" : "editor.undo",
          })}
          onClick={() => editor.undo()}
          size="small"
        >
          <Undo2 />
        </IconButton>
      )}
      {readOnly ? (
        dirty && (
          <Button
            busy={saving.isPending}
            busyLabel={formatMessage({ id: "editor.saving" })}
            onClick={save}
            variant="primary"
          >
            {formatMessage({ id: "editor.save" })}
          </Button>
        )
      ) : (
        <>
          <IconButton
            refused={session.future.length === 0}
            label={formatMessage({
              id: session.future.length === 0 ? "editor.redo.nothing" : "editor.redo",
            })}
            onClick={() => editor.redo()}
            size="small"
          >
            <Redo2 />
          </IconButton>
          <ConfirmAction
            action={resetting}
            busyLabel={formatMessage({ id: "editor.reset.busy" })}
            confirmLabel={formatMessage({ id: "editor.reset" })}
            failed={formatMessage({ id: "editor.reset.failed" })}
            safeLabel={formatMessage({ id: "editor.reset.keep" })}
            title={formatMessage({ id: "editor.reset.title" })}
            trigger={(ask) => (
              <Button onClick={ask} variant="ghost">
                <FormattedMessage id="editor.reset" />
              </Button>
            )}
          >
            <FormattedMessage id="editor.reset.question" values={{ unsaved }} />
          </ConfirmAction>
          {children?.(saving)}
          <SaveActions
            dirty={dirty}
            onSaveAsTemplate={onSaveAsTemplate}
            onShowHistory={() => setShowsVersions(true)}
            saving={saving}
          />
        </>
      )}
      {showsVersions && (
        <VersionHistory
          editor={editor}
          onClose={() => setShowsVersions(false)}
          record={path}
          saving={saving}
          shown={shown}
        />
      )}
      {elsewhere && (
        <RepeatEdits
          confirmLabel={formatMessage({ id: "editor.conflict.save" })}
          editor={editor}
          edits={session.pending}
          onClose={() => setElsewhere(undefined)}
          onDone={(repeated) => {
            setElsewhere(undefined);
            editor.continueOn(elsewhere, repeated);
            if (editor.state().dirty) void saving.run(saving.input);
          }}
          onto={elsewhere}
        />
      )}
    </div>
  );
}

/** Text fields have an undo of their own, and what lies under a dialog doesn't change unseen. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest("[role=dialog], [role=alertdialog]") !== null) ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type))
  );
}
