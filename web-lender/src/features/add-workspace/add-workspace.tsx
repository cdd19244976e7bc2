import { codeFault, nameFault } from "@tieout/core/workspace";
import { Button, Dialog, ErrorPanel, Field, Stack, TextInput } from "@tieout/ui-kit";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CurrentUser } from "../../api/session.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { useAddWorkspace } from "./use-add-workspace.ts";
import { UserPicker } from "./user-picker.tsx";

interface AddWorkspaceProps {
  readonly open: boolean;
  /** Out of the way while it's being added, and back where that was refused. */
  readonly onPutAside: (isAside: boolean) => void;
  readonly onClose: () => void;
  /** Whoever adds it owns it, and always has access. */
  readonly owner: CurrentUser;
  readonly onAdded: (workspaceId: string) => void;
}

const emptyForm = { name: "", code: "", users: [] as readonly string[] };

/** Opens a workspace for a borrower: its name, an engagement code, and who may see it. */
export function AddWorkspace({ open, onPutAside, onClose, owner, onAdded }: AddWorkspaceProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { draft, setDraft, forget } = useDraft("add-workspace", emptyForm);
  const { name, code, users } = draft;
  const [visited, setVisited] = useState({ name: false, code: false });
  const adding = useAddWorkspace({
    onAdded: (workspaceId) => {
      forget();
      onAdded(workspaceId);
    },
    onRefused: () => onPutAside(false),
  });
  // Once it's there, nothing more is to be added from here.
  const isPending = adding.isPending || adding.isDone;
  const giveUp = () => {
    forget();
    onClose();
  };

  const faults = { name: nameFault(name), code: codeFault(code) };
  const said = (field: "name" | "code") => {
    const fault = faults[field];
    return fault && visited[field] ? formatMessage({ id: `add.${field}.${fault}` }) : undefined;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (faults.name || faults.code || isPending) setVisited({ name: true, code: true });
    else void adding.run(draft);
  };

  return (
    <Dialog
      open={open}
      // What is being added will be there all the same; nobody has to wait for it.
      onClose={isPending ? () => onPutAside(true) : giveUp}
      title={formatMessage({ id: "add.title" })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      initialFocus="first"
      typed={!isPending && (name !== "" || code !== "" || users.length > 0)}
      foot={
        <>
          <Button disabled={isPending} onClick={giveUp}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={name.trim() === ""}
            busy={isPending}
            busyLabel={formatMessage({ id: "add.adding" })}
          >
            {formatMessage({ id: "add.submit" })}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="form">
          {adding.failure !== undefined && (
            <ErrorPanel title={formatMessage({ id: "add.failed" })}>{adding.failure}</ErrorPanel>
          )}
          <Field label={formatMessage({ id: "add.name" })} error={said("name")}>
            <TextInput
              value={name}
              autoComplete="off"
              required
              onChange={(event) => setDraft({ ...draft, name: event.target.value })}
              onBlur={() => setVisited((before) => ({ ...before, name: true }))}
            />
          </Field>
          <Field
            label={formatMessage({ id: "add.code" })}
            optional
            optionalLabel={formatMessage({ id: "field.optional" })}
            error={said("code")}
          >
            <TextInput
              value={code}
              autoComplete="off"
              onChange={(event) => setDraft({ ...draft, code: event.target.value })}
              onBlur={() => setVisited((before) => ({ ...before, code: true }))}
            />
          </Field>
          <UserPicker
            owner={owner}
            chosen={new Set(users)}
            onChange={(chosen) => setDraft({ ...draft, users: [...chosen] })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
