import { useQuery } from "@tanstack/react-query";
import {
  capabilitiesAfter,
  changesOf,
  countChanges,
  faultsOf,
  rebase,
  resetEdit,
  type WorkspaceEdit,
} from "@tieout/core/workspace";
import {
  Card,
  ChangeMark,
  ConfirmDialog,
  ErrorPanel,
  GatedButton,
  Text,
  useToast,
} from "@tieout/ui-kit";
import { Info } from "lucide-react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { changedSince } from "../../api/changed-since.ts";
import { users } from "../../api/users.ts";
import type { WorkspaceDetails } from "../../api/workspaces.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { useLeaveGuard } from "../../drafts/use-leave-guard.ts";
import { Conflict } from "./conflict.tsx";
import * as styles from "./edit-workspace.css.ts";
import {
  editOf,
  type KeptEdit,
  keptEdit,
  restoredEdit,
  useSaveWorkspace,
  useWhyNotSaved,
} from "./save-workspace.ts";
import { AboutWorkspace, WorkspaceFields } from "./workspace-fields.tsx";
import { WorkspacePeople } from "./workspace-people.tsx";

interface WorkspaceFormProps {
  readonly details: WorkspaceDetails;
  readonly selfId: string;
  readonly onLeft: () => void;
}

export function WorkspaceForm({ details, selfId, onLeft }: WorkspaceFormProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { draft, setDraft, forget } = useDraft<KeptEdit | undefined>("edit-workspace", undefined);
  const [asks, setAsks] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const clean = editOf(details, selfId);
  const edit = draft ? restoredEdit(clean, draft) : clean;
  const version = draft?.version ?? details.version;

  const saving = useSaveWorkspace(details.id, {
    onSaved: (saved) => {
      finish();
      toast({ title: formatMessage({ id: "details.saved" }) });
      if (saved.accessible) guard.leave();
      else onLeft();
    },
    onFailed: () => guard.stay(),
  });
  const { data: people } = useQuery(users());
  const total = people?.filter(({ status }) => status !== "Deleted").length;
  const isModified = countChanges(changesOf(edit)) > 0;
  const guard = useLeaveGuard(isModified);
  const changed = changedSince<WorkspaceDetails>(saving.error);
  const { nobody } = faultsOf(edit);
  const stays = capabilitiesAfter(edit, details.workspaceUserCapabilities);
  const fault = useWhyNotSaved()(edit, changed !== undefined);
  const losesAccess = !stays.includes("CanViewWorkspace");

  const change = (next: WorkspaceEdit) => {
    if (countChanges(changesOf(next)) === 0 && next.displayName === clean.displayName) clear();
    else setDraft(keptEdit(next, version));
  };
  const clear = () => {
    setDraft(undefined);
    forget();
    saving.reset();
  };
  /** The pressed button is gone, or has nothing left to do. */
  const finish = () => {
    clear();
    form.current?.focus();
  };
  const take = (current: WorkspaceDetails) => {
    saving.take(current);
    finish();
  };
  const send = () => {
    void saving.run({ edit, version });
  };
  /** Merges the edit into the other's version. */
  const keep = (current: WorkspaceDetails) => {
    if (saving.isPending) return;
    const mine = rebase(edit, editOf(current, selfId));
    if (countChanges(changesOf(mine)) === 0) return take(current);
    setDraft(keptEdit(mine, current.version));
    void saving.run({ edit: mine, version: current.version });
  };
  const discardLabel = formatMessage({ id: "details.discard.go" });
  const discard = () => {
    clear();
    guard.leave();
  };

  return (
    <>
      {saving.error !== null && (
        <div className={styles.notice}>
          {changed ? (
            <Conflict
              edit={edit}
              changed={changed}
              busy={saving.isPending}
              onTake={() => take(changed.current)}
              onKeep={() => keep(changed.current)}
            />
          ) : (
            <ErrorPanel title={formatMessage({ id: "details.failed" })} takesFocus>
              {saving.failure}
            </ErrorPanel>
          )}
        </div>
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
          count={
            total === undefined
              ? formatMessage({ id: "workspace.users" }, { count: edit.users.size })
              : formatMessage({ id: "details.access" }, { count: edit.users.size, total })
          }
          actions={<ChangedPeople edit={edit} />}
        >
          <WorkspacePeople
            edit={edit}
            onEdit={change}
            inset="none"
            asked={details.accessRequests.map(({ principalId }) => principalId)}
          />
          <div className={styles.foot}>
            <Info aria-hidden size={15} />
            <Text size="small" tone={nobody ? "danger" : "muted"}>
              <FormattedMessage id={nobody ? "users.nobody" : "users.keeps"} />
            </Text>
          </div>
        </Card>
      </div>
      <SaveBar
        edit={edit}
        isModified={draft !== undefined}
        fault={fault}
        busy={saving.isPending}
        onReset={() => {
          change(resetEdit(edit));
          finish();
        }}
        onSave={() => {
          if (losesAccess) setAsks(true);
          else send();
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
        onClose={guard.stay}
        {...(fault || losesAccess
          ? { confirmLabel: discardLabel, onConfirm: discard, destructive: true }
          : {
              ...{ confirmLabel: formatMessage({ id: "details.save" }), onConfirm: () => send() },
              ...{ busy: saving.isPending, busyLabel: formatMessage({ id: "details.saving" }) },
              alternative: { label: discardLabel, onChoose: discard },
            })}
      >
        <FormattedMessage id="details.discard.body" />
      </ConfirmDialog>
    </>
  );
}

function ChangedPeople({ edit }: { readonly edit: WorkspaceEdit }) {
  const { added, removed } = changesOf(edit);
  const count = added.length + removed.length;
  return (
    count > 0 && (
      <ChangeMark>
        <FormattedMessage id="details.changed" values={{ count }} />
      </ChangeMark>
    )
  );
}

interface SaveBarProps {
  readonly edit: WorkspaceEdit;
  readonly isModified: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
  /** Why it can't be saved as it is. */
  readonly fault: string | undefined;
  readonly busy: boolean;
}

/** Both buttons say it where there is nothing to save. */
function SaveBar({ edit, isModified, onSave, onReset, fault, busy }: SaveBarProps) {
  const { formatMessage, formatList } = useIntl();
  const { name, code, added, removed } = changesOf(edit);
  const count = countChanges({ name, code, added, removed });
  const unsaved = formatMessage({ id: "details.unsaved" }, { count });
  const nothing = isModified ? undefined : formatMessage({ id: "details.nothing" });
  const parts = [
    ...(name ? [formatMessage({ id: "details.name" })] : []),
    ...(code ? [formatMessage({ id: "add.code" })] : []),
    ...(added.length > 0 ? [formatMessage({ id: "details.added" }, { count: added.length })] : []),
    ...(removed.length > 0
      ? [formatMessage({ id: "details.removed" }, { count: removed.length })]
      : []),
  ];

  return (
    <div className={styles.bar({ waits: isModified })}>
      <div className={styles.summary} role="status">
        {isModified ? (
          <ChangeMark quiet={false}>{unsaved}</ChangeMark>
        ) : (
          <Text tone="muted">{unsaved}</Text>
        )}
        {parts.length > 0 && (
          <Text tone="muted">{formatList(parts, { type: "unit", style: "short" })}</Text>
        )}
      </div>
      <GatedButton waiting={busy} why={nothing} onClick={onReset}>
        <FormattedMessage id="details.reset" />
      </GatedButton>
      <GatedButton
        variant="primary"
        why={nothing ?? fault}
        busy={busy}
        busyLabel={formatMessage({ id: "details.saving" })}
        onClick={onSave}
      >
        {formatMessage({ id: "details.save" })}
      </GatedButton>
    </div>
  );
}
