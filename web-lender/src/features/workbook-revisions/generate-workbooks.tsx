import type { StatementType } from "@tieout/core/statement/layout";
import { Button, VisuallyHidden } from "@tieout/ui-kit";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import type { Action } from "@tieout/web-portal/use-action";
import { FileSpreadsheet } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEditorState } from "../../spread/open-editor.ts";
import type { Generating } from "./use-generating.ts";

interface GenerateWorkbooksProps {
  readonly generating: Generating;
  readonly saving: Pick<
    Action<unknown, string | undefined>,
    "run" | "isPending" | "failure" | "reset"
  >;
  /** The statement that is shown. */
  readonly type: StatementType;
}

/** Asks to save first where there are edits: workbooks are made of saved versions alone (S-U70). */
export function GenerateWorkbooks({ generating, saving, type }: GenerateWorkbooksProps) {
  const { formatMessage } = useIntl();
  const { dirty, session } = useEditorState(generating.editor);
  const unsaved = new Set(session.pending.map(({ group }) => group)).size;
  const saveAndStart = async () => {
    const outcome = await saving.run(undefined);
    if (outcome === "done") generating.start(type);
    return outcome;
  };

  return (
    <>
      <ConfirmAction
        // Why it wasn't saved is said beside the save button, and somebody else's save has a dialog of its own.
        action={{ ...saving, run: saveAndStart }}
        busyLabel={formatMessage({ id: "editor.saving" })}
        confirmLabel={formatMessage({ id: "editor.workbooks.saveFirst" })}
        safeLabel={formatMessage({ id: "editor.dialog.cancel" })}
        title={formatMessage({ id: "editor.workbooks.unsaved" })}
        trigger={(ask) => (
          <Button
            busy={generating.isStarting}
            busyLabel={formatMessage({ id: "editor.workbooks.starting" })}
            icon={<FileSpreadsheet aria-hidden />}
            onClick={() => (dirty ? ask() : generating.start(type))}
            ref={generating.button}
          >
            <FormattedMessage id="editor.workbooks.generate" />
          </Button>
        )}
      >
        <FormattedMessage id="editor.workbooks.unsaved.question" values={{ unsaved }} />
      </ConfirmAction>
      <span role="status">
        <VisuallyHidden>
          <Said generating={generating} />
        </VisuallyHidden>
      </span>
    </>
  );
}

/** The latest in a sentence. The panel itself moves with what is opened, so it can't be a live region. */
function Said({ generating: { items, failure } }: Pick<GenerateWorkbooksProps, "generating">) {
  const { formatMessage } = useIntl();
  const [latest] = items;
  if (failure !== undefined) {
    return (
      <>
        <FormattedMessage id="editor.workbooks.failed" /> {failure}
      </>
    );
  }
  if (!latest) return null;

  const { financialStatementType, isKnown, status } = latest;
  return (
    <FormattedMessage
      id="editor.workbooks.said"
      values={{
        statement: formatMessage({ id: `statement.type.${financialStatementType}` }),
        outcome: isKnown ? "Known" : status.outcome,
        number: status.revisionNumber,
      }}
    />
  );
}
