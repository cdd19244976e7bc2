import { Button, Dialog, Field, MenuItem, SplitButton, TextArea } from "@tieout/ui-kit";
import type { Action } from "@tieout/web-portal/use-action";
import { History, LayoutTemplate, MessageSquare } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface SaveActionsProps {
  readonly dirty: boolean;
  readonly saving: Pick<
    Action<unknown, string | undefined>,
    "run" | "isPending" | "failure" | "reset"
  >;
  readonly onShowHistory: () => void;
  /** Absent where the statement can't become a template. */
  readonly onSaveAsTemplate?: (() => void) | undefined;
}

/** Saves, with a reason too; and what else belongs to saved versions. */
export function SaveActions({ dirty, saving, onShowHistory, onSaveAsTemplate }: SaveActionsProps) {
  const { formatMessage } = useIntl();
  const [asksReason, setAsksReason] = useState(false);

  return (
    <>
      <SplitButton
        busy={saving.isPending}
        busyLabel={formatMessage({ id: "editor.saving" })}
        menu={
          <>
            <MenuItem
              disabled={!dirty}
              icon={<MessageSquare />}
              onSelect={() => setAsksReason(true)}
            >
              <FormattedMessage id="editor.saveWithReason" />
            </MenuItem>
            {onSaveAsTemplate && (
              <MenuItem icon={<LayoutTemplate />} onSelect={onSaveAsTemplate}>
                <FormattedMessage id="editor.saveAsTemplate" />
              </MenuItem>
            )}
            <MenuItem icon={<History />} onSelect={onShowHistory}>
              <FormattedMessage id="editor.versions" />
            </MenuItem>
          </>
        }
        menuLabel={formatMessage({ id: "editor.save.more" })}
        onClick={() => void saving.run(undefined)}
        variant="primary"
        why={dirty || saving.isPending ? undefined : formatMessage({ id: "editor.save.nothing" })}
      >
        {formatMessage({ id: "editor.save" })}
      </SplitButton>
      {asksReason && <SaveWithReason onClose={() => setAsksReason(false)} saving={saving} />}
    </>
  );
}

/** Of the contract. */
const reasonLength = 500;

interface SaveWithReasonProps extends Pick<SaveActionsProps, "saving"> {
  readonly onClose: () => void;
}

function SaveWithReason({ saving, onClose }: SaveWithReasonProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [reason, setReason] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await saving.run(reason.trim() || undefined);
    // Why it failed is said beside the button, and somebody else's save has a dialog of its own.
    onClose();
  };

  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      foot={
        <>
          <Button onClick={onClose} variant="ghost">
            <FormattedMessage id="editor.dialog.cancel" />
          </Button>
          <Button
            busy={saving.isPending}
            busyLabel={formatMessage({ id: "editor.saving" })}
            form={formId}
            type="submit"
            variant="primary"
          >
            {formatMessage({ id: "editor.save" })}
          </Button>
        </>
      }
      initialFocus="first"
      onClose={onClose}
      open
      size="small"
      title={formatMessage({ id: "editor.saveWithReason.title" })}
      typed={reason !== ""}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          hint={formatMessage({ id: "editor.reason.hint" })}
          label={formatMessage({ id: "editor.reason" })}
          optional
          optionalLabel={formatMessage({ id: "editor.optional" })}
        >
          <TextArea
            maxLength={reasonLength}
            onChange={(event) => setReason(event.target.value)}
            rows={4}
            value={reason}
          />
        </Field>
      </form>
    </Dialog>
  );
}
