import { useQuery } from "@tanstack/react-query";
import {
  changesOf,
  countChanges,
  faultsOf,
  include,
  removesSelf,
  type WorkspaceEdit,
} from "@tieout/core/workspace";
import { Button, ConfirmDialog, Dialog, ErrorPanel, Skeleton, Stack, Text } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../api/problem.ts";
import {
  conflictOf,
  type WorkspaceDetails,
  workspaceDetails,
} from "../../api/workspace-details.ts";
import { Conflict } from "./conflict.tsx";
import { editOf } from "./saved-workspace.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";
import { WorkspacePeople } from "./workspace-people.tsx";

interface ManageUsersProps {
  readonly workspaceId: string;
  readonly selfId: string;
  /** Chosen from the start: who has asked for access. */
  readonly preselected?: readonly string[];
  readonly onClose: () => void;
}

interface Editing {
  readonly edit: WorkspaceEdit;
  readonly version: number;
}

/** Chooses who may see a workspace, from wherever somebody is. */
export function ManageUsers({ workspaceId, selfId, preselected = [], onClose }: ManageUsersProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workspaceDetails(workspaceId));
  const [touched, setTouched] = useState<Editing>();
  const [isWarned, setIsWarned] = useState(false);
  const saving = useSaveWorkspace(workspaceId, onClose);

  const editing = touched ?? (data && begin(data));
  const conflict = conflictOf(saving.error);
  const isModified = editing !== undefined && countChanges(changesOf(editing.edit)) > 0;
  const nobody = editing !== undefined && faultsOf(editing.edit).nobody;
  const send = (over: number | undefined = editing?.version) => {
    if (editing && over !== undefined && !saving.isPending) {
      saving.save({ edit: editing.edit, version: over });
    }
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
      onClose={onClose}
      size="large"
      title={formatMessage({ id: "manage.title" })}
      {...(data && { description: data.displayName })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      typed={touched !== undefined && isModified}
      foot={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button
            variant="primary"
            disabled={!isModified || nobody || conflict !== undefined}
            busy={saving.isPending}
            busyLabel={formatMessage({ id: "details.saving" })}
            onClick={() => {
              if (editing && removesSelf(editing.edit)) setIsWarned(true);
              else send();
            }}
          >
            {formatMessage({ id: "manage.done" })}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {conflict && editing ? (
          <Conflict
            edit={editing.edit}
            current={conflict}
            busy={saving.isPending}
            onTake={() => {
              setTouched(begin(conflict));
              saving.reset();
            }}
            onOverwrite={() => send(conflict.version)}
          />
        ) : (
          saving.error !== null && (
            <ErrorPanel title={formatMessage({ id: "manage.failed" })} takesFocus>
              {saidBy(saving.error)}
            </ErrorPanel>
          )
        )}
        {error && !editing && (
          <ErrorPanel
            title={formatMessage({ id: "manage.unavailable" })}
            actions={
              <Button onClick={() => refetch()}>
                <FormattedMessage id="failure.tryAgain" />
              </Button>
            }
          >
            {saidBy(error)}
          </ErrorPanel>
        )}
        {!error && !editing && (
          <Skeleton shape="rows" count={5} label={formatMessage({ id: "waiting" })} />
        )}
        {editing && (
          <WorkspacePeople
            edit={editing.edit}
            onEdit={(edit) => setTouched({ ...editing, edit })}
            asked={(data?.accessRequests ?? []).map(({ principalId }) => principalId)}
          />
        )}
        <Text as="p" size="small" tone={nobody ? "danger" : "muted"}>
          <FormattedMessage id={nobody ? "users.nobody" : "users.keeps"} />
        </Text>
      </Stack>
    </Dialog>
  );

  function begin(details: WorkspaceDetails): Editing {
    return { edit: include(editOf(details, selfId), preselected), version: details.version };
  }

  function saidBy(fault: unknown): string {
    return problemOf(fault)?.description || formatMessage({ id: "failure.unreachable" });
  }
}
