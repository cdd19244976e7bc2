import { useQuery } from "@tanstack/react-query";
import {
  changesOf,
  countChanges,
  faultsOf,
  include,
  rebase,
  removesSelf,
  type WorkspaceEdit,
} from "@tieout/core/workspace";
import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorPanel,
  GatedButton,
  Skeleton,
  Stack,
  Text,
} from "@tieout/ui-kit";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { changedSince } from "../../api/changed-since.ts";
import { type WorkspaceDetails, workspaceDetails } from "../../api/workspaces.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
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
import { WorkspacePeople } from "./workspace-people.tsx";

interface ManageUsersProps {
  readonly workspaceId: string;
  readonly selfId: string;
  /** Preselects a person who asked for access. */
  readonly preselected?: readonly string[];
  readonly onClose: () => void;
}

export function ManageUsers({ workspaceId, selfId, preselected = [], onClose }: ManageUsersProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workspaceDetails(workspaceId));
  const form = `manage-users ${workspaceId}`;
  const { draft, setDraft, forget } = useDraft<KeptEdit | undefined>(form, undefined);
  const [isWarned, setIsWarned] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const people = useRef<HTMLDivElement>(null);
  const saving = useSaveWorkspace(workspaceId, { onSaved: close });

  const edit = data && editedFrom(data);
  const version = draft?.version ?? data?.version;
  const changed = changedSince<WorkspaceDetails>(saving.error);
  const isModified = edit !== undefined && countChanges(changesOf(edit)) > 0;
  const whyNotSaved = useWhyNotSaved();
  const nobody = edit !== undefined && faultsOf(edit).nobody;
  const why =
    edit && isModified
      ? whyNotSaved(edit, changed !== undefined)
      : formatMessage({ id: "details.nothing" });
  const take = (current: WorkspaceDetails) => {
    setDraft(undefined);
    saving.take(current);
    saving.reset();
    people.current?.focus();
  };
  const send = () => {
    if (edit && version !== undefined) void saving.run({ edit, version });
  };
  /** Merges the selection into the other's version. */
  const keep = (mine: WorkspaceEdit, current: WorkspaceDetails) => {
    const rebased = rebase(mine, editOf(current, selfId));
    if (countChanges(changesOf(rebased)) === 0) return take(current);
    setDraft(keptEdit(rebased, current.version));
    void saving.run({ edit: rebased, version: current.version });
  };

  if (isWarned) {
    return (
      <ConfirmDialog
        open
        title={formatMessage({ id: "details.leaving.title" })}
        safeLabel={formatMessage({ id: "details.leaving.stay" })}
        confirmLabel={formatMessage({ id: "details.leaving.go" })}
        destructive
        onClose={() => setIsWarned(false)}
        onConfirm={() => {
          setIsWarned(false);
          send();
        }}
      >
        <FormattedMessage id="details.leaving.body" />
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      onClose={close}
      size="large"
      title={formatMessage({ id: "manage.title" })}
      {...(data && { description: data.displayName })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      typed={draft !== undefined && isModified}
      foot={
        <>
          <Button onClick={close}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <GatedButton
            variant="primary"
            why={why}
            busy={saving.isPending}
            busyLabel={formatMessage({ id: "details.saving" })}
            onClick={() => {
              if (edit && removesSelf(edit)) setIsWarned(true);
              else send();
            }}
          >
            {formatMessage({ id: "manage.done" })}
          </GatedButton>
        </>
      }
    >
      <Stack gap="medium">
        {changed && edit ? (
          <Conflict
            edit={edit}
            changed={changed}
            busy={saving.isPending}
            onTake={() => take(changed.current)}
            onKeep={() => keep(edit, changed.current)}
          />
        ) : (
          saving.error !== null && (
            <ErrorPanel title={formatMessage({ id: "manage.failed" })} takesFocus>
              {saving.failure}
            </ErrorPanel>
          )
        )}
        {error && !edit && (
          <LoadFailure
            title={formatMessage({ id: "manage.unavailable" })}
            error={error}
            onTryAgain={() => refetch()}
          />
        )}
        {!error && !edit && (
          <Skeleton shape="rows" count={5} label={formatMessage({ id: "waiting" })} />
        )}
        {edit && version !== undefined && (
          <div className={styles.people} ref={people} tabIndex={-1}>
            <WorkspacePeople
              edit={edit}
              onEdit={(next) => setDraft(keptEdit(next, version))}
              asked={(data?.accessRequests ?? []).map(({ principalId }) => principalId)}
            />
          </div>
        )}
        <Text as="p" size="small" tone={nobody ? "danger" : "muted"}>
          <FormattedMessage id={nobody ? "users.nobody" : "users.keeps"} />
        </Text>
      </Stack>
    </Dialog>
  );

  function editedFrom(details: WorkspaceDetails) {
    const clean = editOf(details, selfId);
    return draft ? restoredEdit(clean, draft) : include(clean, preselected);
  }
}
