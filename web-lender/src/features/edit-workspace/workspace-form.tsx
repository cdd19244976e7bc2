import {
  capabilitiesAfter,
  changesOf,
  countChanges,
  faultsOf,
  resetEdit,
  type WorkspaceEdit,
  type WorkspaceState,
} from "@tieout/core/workspace";
import { Card, ConfirmDialog, ErrorPanel, Text, useToast } from "@tieout/ui-kit";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../api/problem.ts";
import { conflictOf, type WorkspaceDetails } from "../../api/workspace-details.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { useLeaveGuard } from "../../drafts/use-leave-guard.ts";
import { AboutWorkspace } from "./about-workspace.tsx";
import { Conflict } from "./conflict.tsx";
import * as styles from "./edit-workspace.css.ts";
import { SaveBar } from "./save-bar.tsx";
import { editOf } from "./saved-workspace.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";
import { WorkspaceFields } from "./workspace-fields.tsx";
import { WorkspacePeople } from "./workspace-people.tsx";

interface WorkspaceFormProps {
  readonly details: WorkspaceDetails;
  readonly selfId: string;
  readonly onLeft: () => void;
}

/** An edit as it's kept over a login, with the version that it began with. */
interface Kept {
  readonly version: number;
  readonly now: KeptState;
  readonly initial: KeptState;
}
type KeptState = Omit<WorkspaceState, "users"> & { readonly users: readonly string[] };

export function WorkspaceForm({ details, selfId, onLeft }: WorkspaceFormProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { draft, setDraft, forget } = useDraft<Kept | undefined>("edit-workspace", undefined);
  const [asks, setAsks] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const clean = editOf(details, selfId);
  const edit = draft ? restored(clean, draft) : clean;
  const version = draft?.version ?? details.version;

  const saving = useSaveWorkspace(details.id, (saved) => {
    finish();
    toast({ title: formatMessage({ id: "details.saved" }) });
    if (!saved.accessible) onLeft();
  });
  const isModified = countChanges(changesOf(edit)) > 0;
  const guard = useLeaveGuard(isModified);
  const conflict = conflictOf(saving.error);
  const { name, code, nobody } = faultsOf(edit);
  const stays = capabilitiesAfter(edit, details.workspaceUserCapabilities);

  const change = (next: WorkspaceEdit) => {
    if (countChanges(changesOf(next)) === 0 && next.displayName === clean.displayName) clear();
    else setDraft({ version, now: kept(next), initial: kept(next.initial) });
  };
  const clear = () => {
    setDraft(undefined);
    forget();
    saving.reset();
  };
  /** With nothing left to save the bar goes, and takes the focus along unless it has gone elsewhere. */
  const finish = () => {
    clear();
    form.current?.focus();
  };
  const send = (over = version) => {
    if (!saving.isPending) saving.save({ edit, version: over });
  };

  return (
    <>
      {conflict ? (
        <Conflict
          edit={edit}
          current={conflict}
          busy={saving.isPending}
          onTake={() => {
            saving.take(conflict);
            finish();
          }}
          onOverwrite={() => send(conflict.version)}
        />
      ) : (
        saving.error !== null && (
          <ErrorPanel title={formatMessage({ id: "details.failed" })} takesFocus>
            {problemOf(saving.error)?.description || formatMessage({ id: "failure.unreachable" })}
          </ErrorPanel>
        )
      )}
      <div className={styles.parts} ref={form} tabIndex={-1}>
        <div className={styles.column}>
          <Card title={formatMessage({ id: "details.title" })}>
            <WorkspaceFields edit={edit} onEdit={change} />
          </Card>
          <AboutWorkspace details={details} />
        </div>
        <Card
          inset="none"
          title={formatMessage({ id: "details.users" })}
          count={formatMessage({ id: "workspace.users" }, { count: edit.users.size })}
          meta={<ChangedPeople edit={edit} />}
        >
          <WorkspacePeople
            edit={edit}
            onEdit={change}
            inset="none"
            asked={details.accessRequests.map(({ principalId }) => principalId)}
          />
          <div className={styles.foot}>
            <Text size="small" tone={nobody ? "danger" : "muted"}>
              <FormattedMessage id={nobody ? "users.nobody" : "users.keeps"} />
            </Text>
          </div>
        </Card>
      </div>
      <SaveBar
        edit={edit}
        blocked={name !== undefined || code !== undefined || nobody || conflict !== undefined}
        busy={saving.isPending}
        onReset={() => {
          change(resetEdit(edit));
          finish();
        }}
        onSave={() => {
          if (stays.includes("CanViewWorkspace")) send();
          else setAsks(true);
        }}
      />
      <ConfirmDialog
        open={asks}
        title={formatMessage({ id: "details.leaving.title" })}
        safeLabel={formatMessage({ id: "details.leaving.stay" })}
        confirmLabel={formatMessage({ id: "details.leaving.go" })}
        destructive
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          send();
        }}
      >
        <FormattedMessage id="details.leaving.body" />
      </ConfirmDialog>
      <ConfirmDialog
        open={guard.isLeaving}
        title={formatMessage({ id: "details.discard.title" })}
        safeLabel={formatMessage({ id: "details.discard.stay" })}
        confirmLabel={formatMessage({ id: "details.discard.go" })}
        destructive
        onClose={guard.stay}
        onConfirm={() => {
          clear();
          guard.leave();
        }}
      >
        <FormattedMessage id="details.discard.body" />
      </ConfirmDialog>
    </>
  );
}

function ChangedPeople({ edit }: { readonly edit: WorkspaceEdit }) {
  const { added, removed } = changesOf(edit);
  const count = added.length + removed.length;
  return count > 0 && <FormattedMessage id="details.changed" values={{ count }} />;
}

const kept = ({ displayName, engagementCode, users }: WorkspaceState): KeptState => ({
  ...{ displayName, engagementCode, users: [...users] },
});

function restored(clean: WorkspaceEdit, { now, initial }: Kept): WorkspaceEdit {
  return {
    ...clean,
    ...{ ...now, users: new Set(now.users) },
    initial: { ...initial, users: new Set(initial.users) },
  };
}
