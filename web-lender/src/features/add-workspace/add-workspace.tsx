import { useQuery } from "@tanstack/react-query";
import { codeFault, nameFault } from "@tieout/core/workspace";
import {
  Button,
  Callout,
  Dialog,
  ErrorPanel,
  Field,
  GatedButton,
  Inline,
  PeoplePicker,
  Stack,
  Text,
  TextInput,
} from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { Lock } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import type { CurrentUser } from "../../api/session.ts";
import { users } from "../../api/users.ts";
import { allWorkspaces } from "../../api/workspaces.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { usePickerLabels } from "../../messages/use-picker-labels.ts";
import * as styles from "./add-workspace.css.ts";

interface AddWorkspaceProps {
  readonly open: boolean;
  readonly onPutAside: (isAside: boolean) => void;
  readonly onClose: () => void;
  /** Owners always have access. */
  readonly owner: CurrentUser;
  readonly onAdded: (workspaceId: string) => void;
}

const emptyForm = { name: "", code: "", users: [] as readonly string[] };

/** Name, engagement code and access. */
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
  // Stays disabled once added.
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
      // Closing while it's being added doesn't cancel it.
      onClose={isPending ? () => onPutAside(true) : giveUp}
      title={formatMessage({ id: "add.title" })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      initialFocus="first"
      typed={!isPending && (name !== "" || code !== "" || users.length > 0)}
      foot={
        <>
          <Button waiting={isPending} onClick={giveUp}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <GatedButton
            variant="primary"
            type="submit"
            form={formId}
            why={name.trim() === "" ? formatMessage({ id: "add.needs" }) : undefined}
            busy={isPending}
            busyLabel={formatMessage({ id: "add.adding" })}
          >
            {formatMessage({ id: "add.submit" })}
          </GatedButton>
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

interface UserPickerProps {
  readonly owner: CurrentUser;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

function UserPicker({ owner, chosen, onChange }: UserPickerProps) {
  const { formatMessage } = useIntl();
  const labels = usePickerLabels();
  const { data = [], isError } = useQuery(users());
  const others = data.filter(({ id, status }) => id !== owner.id && status !== "Deleted");
  const set = (ids: readonly string[], on: boolean) => {
    const kept = [...chosen].filter((id) => !ids.includes(id));
    onChange(new Set(on ? [...kept, ...ids] : kept));
  };

  return (
    <section>
      <div className={styles.head}>
        <span className={styles.label}>
          <FormattedMessage id="users.label" />
        </span>
        <Text size="small" tone="muted" numeric>
          <FormattedMessage id="users.count" values={{ count: chosen.size + 1 }} />
        </Text>
      </div>
      {isError && <Callout tone="warning" title={formatMessage({ id: "users.failed" })} />}
      <PeoplePicker
        label={formatMessage({ id: "users.label" })}
        people={[
          {
            ...{ id: owner.id, name: owner.displayName, email: owner.emailAddress, locked: true },
            note: (
              <Text size="small" tone="muted">
                <Inline as="span" gap="tiny" justify="end">
                  <Lock aria-hidden size={13} />
                  <FormattedMessage id="users.owner" />
                </Inline>
              </Text>
            ),
          },
          ...others.map(({ id, displayName: name, emailAddress: email }) => ({ id, name, email })),
        ]}
        chosen={new Set([owner.id, ...chosen])}
        onChange={(id, on) => set([id], on)}
        onChangeAll={set}
        labels={labels}
      />
    </section>
  );
}

interface NewWorkspace {
  readonly name: string;
  readonly code: string;
  readonly users: readonly string[];
}

interface Outcome {
  readonly onAdded: (workspaceId: string) => void;
  readonly onRefused: () => void;
}

/** Uses a client-made id (P-T35), kept on retry, so a lost response can't create two. */
function useAddWorkspace({ onAdded, onRefused }: Outcome) {
  const id = useRef<string>(undefined);

  return useAction({
    call: ({ name, code, users }: NewWorkspace) => {
      id.current ??= crypto.randomUUID();
      const workspaceId = id.current;
      const engagementCode = code.trim();
      const body = {
        ...{ id: workspaceId, displayName: name.trim(), users: [...users] },
        ...(engagementCode && { engagementCode }),
        lastActivityTimestamp: new Date().toISOString(),
      };
      return answerOf(
        client.PUT("/Entities/{workspaceId}", { params: { path: { workspaceId } }, body }),
      );
    },
    changes: [allWorkspaces],
    onDone: (workspace) => onAdded(workspace.id),
    onFailed: onRefused,
  });
}
