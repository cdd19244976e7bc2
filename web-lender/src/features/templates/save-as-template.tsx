import { maximumLengths, type TextRule, textFault } from "@tieout/core/text";
import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorPanel,
  Field,
  Stack,
  Text,
  TextArea,
  TextInput,
} from "@tieout/ui-kit";
import { answerOf, problemOf } from "@tieout/web-portal/answer";
import { type FormEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type StatementTemplate, statementTemplates } from "../../api/statement-templates.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import type { PlainMessageId } from "../../messages/catalogue.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";

interface SaveAsTemplateProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  readonly onClose: () => void;
  readonly onSaved: (template: StatementTemplate) => void;
}

/** Saves the layout, as it's saved here, for other businesses. A name that exists can be replaced. */
export function SaveAsTemplate({ record, editor, onClose, onSaved }: SaveAsTemplateProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { dirty, version } = useEditorState(editor);
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [asked, setAsked] = useState(false);
  const [existing, setExisting] = useState<string>();
  const keyOf = useKeyOfContent();
  const saving = useAction({
    call: (replaces: string | undefined) => {
      const { workspaceId, financialRecordId } = record;
      const body = {
        displayName: name.trim(),
        description: description.trim(),
        financialStatementsContext: { workspaceId, financialRecordId, version },
        ...(replaces !== undefined && { replaces }),
      };
      return answerOf(
        client.POST("/FinancialStatementTemplates/ExtractTemplate", {
          body,
          headers: { "Idempotency-Key": keyOf(JSON.stringify(body)) },
        }),
      );
    },
    changes: [statementTemplates().queryKey],
    done: ({ displayName }) => ({
      title: formatMessage({ id: "editor.template.saved" }, { name: displayName }),
    }),
    onDone: onSaved,
    onFailed: ({ problem }) => setExisting(problem?.existingTemplateId),
  });

  const faults = { name: faultOf(name, nameRule), description: faultOf(description, textRule) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!faults.name && !faults.description) void saving.run(undefined);
  };
  const failure = saving.failure !== undefined && (
    <ErrorPanel title={formatMessage({ id: "editor.template.failed" })}>
      {saving.failure}
    </ErrorPanel>
  );

  if (existing !== undefined) {
    const isRefused = saving.failure !== undefined && saving.input !== undefined;
    const back = () => {
      saving.reset();
      setExisting(undefined);
    };
    return (
      <ConfirmDialog
        busy={saving.isPending}
        busyLabel={formatMessage({ id: "editor.template.saving" })}
        confirmLabel={formatMessage({ id: "editor.template.replace" })}
        onClose={back}
        onConfirm={() => void saving.run(existing)}
        open
        safeLabel={formatMessage({ id: "editor.template.rename" })}
        title={formatMessage({ id: "editor.template.exists" }, { name: name.trim() })}
      >
        {isRefused && failure}
        <FormattedMessage id="editor.template.replaceQuestion" />
      </ConfirmDialog>
    );
  }
  const isNameTaken = problemOf(saving.error)?.existingTemplateId !== undefined;
  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      description={formatMessage({ id: "editor.template.description" })}
      foot={
        <>
          <Button onClick={onClose} variant="ghost">
            <FormattedMessage id="editor.dialog.cancel" />
          </Button>
          <Button
            busy={saving.isPending}
            busyLabel={formatMessage({ id: "editor.template.saving" })}
            form={formId}
            type="submit"
            variant="primary"
          >
            {formatMessage({ id: "editor.template.save" })}
          </Button>
        </>
      }
      initialFocus="first"
      onClose={onClose}
      open
      size="small"
      title={formatMessage({ id: "editor.saveAsTemplate" })}
      typed={name !== "" || description !== ""}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="medium">
          {!isNameTaken && failure}
          <Field
            error={asked && faults.name ? formatMessage({ id: faults.name }) : undefined}
            label={formatMessage({ id: "editor.template.name" })}
          >
            <TextInput
              autoComplete="off"
              maxLength={maximumLengths.templateName}
              onChange={(event) => setName(event.target.value)}
              value={name}
            />
          </Field>
          <Field
            error={
              asked && faults.description ? formatMessage({ id: faults.description }) : undefined
            }
            label={formatMessage({ id: "editor.template.about" })}
            optional
            optionalLabel={formatMessage({ id: "editor.optional" })}
          >
            <TextArea
              maxLength={maximumLengths.templateDescription}
              onChange={(event) => setDescription(event.target.value)}
              rows={3}
              value={description}
            />
          </Field>
          {dirty && (
            <Text as="p" size="small" tone="muted">
              <FormattedMessage id="editor.template.unsavedLeftOut" />
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

const nameRule = { required: true, maximumLength: maximumLengths.templateName };
const textRule = { required: false, maximumLength: maximumLengths.templateDescription };

/** Fields can't hold more than the limits. */
function faultOf(text: string, rule: TextRule): PlainMessageId | undefined {
  const fault = textFault(text, rule);
  if (!fault) return undefined;
  return fault === "missing" ? "editor.template.name.missing" : "editor.caption.unsafe";
}

/** The same key for the same content, so that a retry after a lost answer saves once. */
function useKeyOfContent(): (content: string) => string {
  const latest = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (content) => {
    if (latest.current?.content !== content) {
      latest.current = { content, key: crypto.randomUUID() };
    }
    return latest.current.key;
  };
}
