import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { Button, ConfirmDialog, ErrorPanel } from "@tieout/ui-kit";
import { sent } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { LayoutTemplate } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type StatementTemplate, statementTemplates } from "../../api/statement-templates.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import { useSaveSpread } from "../../spread/save-spread.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";

// Lazy, so the statements don't wait for them.
const SaveAsTemplate = lazy(async () => ({
  default: (await import("./save-as-template.tsx")).SaveAsTemplate,
}));

const TemplatesDialog = lazy(async () => ({
  default: (await import("./templates-dialog.tsx")).TemplatesDialog,
}));

/** Where to go once it's clear what becomes of unsaved edits. */
export type TemplatesPlace = "list" | "save";

interface Opened {
  readonly place: TemplatesPlace;
  /** Whether unsaved edits are asked about first (S-U113). */
  readonly asks: boolean;
}

/** Opens the list, or a template to be saved, from anywhere in the editor. */
export function useTemplates(editor: SpreadEditor) {
  const [opened, setOpened] = useState<Opened>();
  return {
    opened,
    open: (place: TemplatesPlace) => setOpened({ place, asks: editor.state().dirty }),
    goOn: () => setOpened(opened && { ...opened, asks: false }),
    close: () => setOpened(undefined),
  };
}

interface TemplatesProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  readonly shown: FinancialStatement;
  /** The opened column. */
  readonly columnId: string | undefined;
  readonly templates: ReturnType<typeof useTemplates>;
}

/** The templates of both statements: a button, and what it opens. */
export function Templates({ templates, ...rest }: TemplatesProps) {
  const { opened, open, goOn, close } = templates;

  return (
    <>
      <Button icon={<LayoutTemplate />} onClick={() => open("list")}>
        <FormattedMessage id="editor.templates" />
      </Button>
      {opened?.asks === true && <SaveFirst {...rest} onClose={close} onGoOn={goOn} />}
      {opened?.asks === false && (
        <Suspense>
          <ManageTemplates {...rest} onClose={close} place={opened.place} />
        </Suspense>
      )}
    </>
  );
}

interface SaveFirstProps extends Pick<TemplatesProps, "record" | "editor"> {
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** Saves and goes on, goes on without saving, or stops (S-U114). */
function SaveFirst({ record, editor, onGoOn, onClose }: SaveFirstProps) {
  const { formatMessage } = useIntl();
  const { session } = useEditorState(editor);
  const unsaved = new Set(session.pending.map(({ group }) => group)).size;
  // Where somebody else changed the same, the page's own save asks which stays.
  const saving = useSaveSpread({ path: record, editor, onChangedMeanwhile: () => {} });
  const save = async () => {
    if ((await saving.run(undefined)) === "done") onGoOn();
  };

  return (
    <ConfirmDialog
      alternative={{ label: formatMessage({ id: "editor.templates.dontSave" }), onChoose: onGoOn }}
      busy={saving.isPending}
      busyLabel={formatMessage({ id: "editor.saving" })}
      confirmLabel={formatMessage({ id: "editor.templates.saveFirst" })}
      onClose={onClose}
      onConfirm={() => void save()}
      open
      safeLabel={formatMessage({ id: "editor.dialog.cancel" })}
      title={formatMessage({ id: "editor.templates.saveFirst.title" })}
    >
      {saving.failure !== undefined && (
        <ErrorPanel title={formatMessage({ id: "editor.templates.notSaved" })}>
          {saving.failure}
        </ErrorPanel>
      )}
      <FormattedMessage id="editor.templates.saveFirst.question" values={{ count: unsaved }} />
    </ConfirmDialog>
  );
}

interface ManageTemplatesProps extends Omit<TemplatesProps, "templates"> {
  readonly place: TemplatesPlace;
  readonly onClose: () => void;
}

/** One dialog at a time: the list, saving one more, or the question before one is deleted. */
function ManageTemplates({ place, onClose, ...rest }: ManageTemplatesProps) {
  const { record, editor } = rest;
  const [saves, setSaves] = useState(place === "save");
  const [deletes, setDeletes] = useState<StatementTemplate>();
  const [chosenId, setChosenId] = useState<string>();
  const back = () => (place === "save" ? onClose() : setSaves(false));

  if (saves) {
    return (
      <SaveAsTemplate
        editor={editor}
        onClose={back}
        onSaved={({ id }) => {
          setChosenId(id);
          back();
        }}
        record={record}
      />
    );
  }
  if (deletes) {
    return <DeleteTemplate onClose={() => setDeletes(undefined)} template={deletes} />;
  }
  return (
    <TemplatesDialog
      {...rest}
      chosenId={chosenId}
      onChoose={({ id }) => setChosenId(id)}
      onClose={onClose}
      onDelete={setDeletes}
      onSaveAs={() => setSaves(true)}
    />
  );
}

interface DeleteTemplateProps {
  readonly template: StatementTemplate;
  readonly onClose: () => void;
}

function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const { formatMessage } = useIntl();
  const { id: financialStatementTemplateId, displayName: name } = template;
  const remove = useAction({
    call: () =>
      sent(
        client.DELETE("/FinancialStatementTemplates/{financialStatementTemplateId}", {
          params: { path: { financialStatementTemplateId } },
        }),
      ),
    changes: [statementTemplates().queryKey],
    done: () => ({ title: formatMessage({ id: "editor.template.deleted" }, { name }) }),
  });

  return (
    <ConfirmAction
      action={remove}
      busyLabel={formatMessage({ id: "editor.template.deleting" })}
      confirmLabel={formatMessage({ id: "editor.template.delete" })}
      destructive
      failed={formatMessage({ id: "editor.template.notDeleted" })}
      onClose={onClose}
      safeLabel={formatMessage({ id: "editor.template.keep" })}
      title={formatMessage({ id: "editor.template.delete.title" }, { name })}
    >
      <FormattedMessage id="editor.template.delete.question" />
    </ConfirmAction>
  );
}
