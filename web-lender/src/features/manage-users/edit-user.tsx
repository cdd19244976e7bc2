import { nameFaults } from "@tieout/core/user";
import {
  Button,
  Columns,
  Dialog,
  ErrorPanel,
  Field,
  GatedButton,
  Stack,
  TextInput,
} from "@tieout/ui-kit";
import { type FormEvent, useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ChangedSince as Changed, changedSince } from "../../api/changed-since.ts";
import type { DetailedUser, Role, UserMetadataSetting } from "../../api/users.ts";
import { ChangedSince, differenceOf } from "../../changed-since/changed-since.tsx";
import { useDraft } from "../../drafts/use-draft.ts";
import {
  editOf,
  inOrder,
  rebase,
  type UserChange,
  type UserEdit,
  useSaveUser,
} from "./user-edit.ts";
import { MetadataFields, RoleChoice, useWhyIncomplete } from "./user-fields.tsx";

interface EditUserProps {
  readonly user: DetailedUser;
  readonly roles: readonly Role[];
  readonly settings: readonly UserMetadataSetting[];
  readonly onClose: () => void;
}

export function EditUser({ user, roles, settings, onClose }: EditUserProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // Based on the version first shown, even if the list was refetched.
  const { draft, setDraft, forget } = useDraft(`edit-user ${user.id}`, editOf(user, roles));
  const { now } = draft;
  const change = (over: Partial<UserChange>) => setDraft({ ...draft, now: { ...now, ...over } });
  const close = () => {
    forget();
    onClose();
  };
  const saving = useSaveUser(user.id, settings, { onSaved: close, onMoved: setDraft });
  const { isPending } = saving;
  const changed = changedSince<DetailedUser>(saving.error);

  const { roleIds, metadata } = now;
  const faults = nameFaults(now);
  const incomplete = useWhyIncomplete(settings)({ names: faults, roleIds, metadata });
  const why = changed ? formatMessage({ id: "conflict.first" }) : incomplete;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (why === undefined) void saving.run(draft);
  };
  /** Merges the edit into the other's version. */
  const keep = (current: DetailedUser) => {
    const mine = rebase(draft, editOf(current, roles));
    setDraft(mine);
    void saving.run(mine);
  };
  const take = (current: DetailedUser) => {
    setDraft(editOf(current, roles));
    saving.reset();
    form.current?.querySelector("input")?.focus();
  };

  return (
    <Dialog
      open
      onClose={close}
      title={formatMessage({ id: "people.editName" }, { name: user.displayName })}
      description={user.emailAddress}
      closeLabel={formatMessage({ id: "dialog.close" })}
      initialFocus="first"
      typed={JSON.stringify(now) !== JSON.stringify(draft.initial)}
      foot={
        <>
          <Button onClick={close}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <GatedButton
            variant="primary"
            type="submit"
            form={formId}
            why={why}
            busy={isPending}
            busyLabel={formatMessage({ id: "people.saving" })}
          >
            {formatMessage({ id: "people.save" })}
          </GatedButton>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate>
        <Stack gap="form">
          {changed && (
            <UserConflict
              {...{ edit: draft, changed, roles, settings }}
              busy={isPending}
              onTake={() => take(changed.current)}
              onKeep={() => keep(changed.current)}
            />
          )}
          {saving.failure !== undefined && !changed && (
            <ErrorPanel title={formatMessage({ id: "people.saveFailed" })}>
              {saving.failure}
            </ErrorPanel>
          )}
          <Columns layout="halves" gap="medium">
            {(["firstName", "lastName"] as const).map((name) => (
              <Field
                key={name}
                label={formatMessage({ id: `people.${name}` })}
                error={faults[name] && formatMessage({ id: `people.${name}.${faults[name]}` })}
              >
                <TextInput
                  value={now[name]}
                  autoComplete="off"
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              </Field>
            ))}
          </Columns>
          <RoleChoice
            roles={roles}
            chosen={roleIds}
            own={!user.may.changeRoles}
            onChange={(next) => change({ roleIds: inOrder(next, roles) })}
          />
          <MetadataFields
            settings={settings}
            values={metadata}
            onChange={(next) => change({ metadata: next })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

interface UserConflictProps {
  readonly edit: UserEdit;
  readonly changed: Changed<DetailedUser>;
  readonly roles: readonly Role[];
  readonly settings: readonly UserMetadataSetting[];
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

function UserConflict(props: UserConflictProps) {
  const { edit, changed, roles, settings, ...choice } = props;
  const { formatMessage, formatList } = useIntl();
  const { initial, now } = edit;
  const theirs = editOf(changed.current, roles).initial;
  const named = (name: "firstName" | "lastName") =>
    differenceOf(
      formatMessage({ id: `people.${name}` }),
      { initial: initial[name], yours: now[name].trim(), theirs: theirs[name] },
      String,
    );
  const roleNames = (roleIds: readonly string[]) =>
    formatList(
      roles
        .filter(({ id }) => roleIds.includes(id))
        .map(({ name }) => formatMessage({ id: `role.${name}` })),
    );

  return (
    <ChangedSince
      what="user"
      changed={changed}
      differences={[
        ...named("firstName"),
        ...named("lastName"),
        ...differenceOf(
          formatMessage({ id: "people.roles" }),
          { initial: initial.roleIds, yours: now.roleIds, theirs: theirs.roleIds },
          roleNames,
        ),
        ...settings.flatMap(({ name, label }) =>
          differenceOf(
            label,
            {
              initial: initial.metadata[name] ?? "",
              yours: now.metadata[name]?.trim() ?? "",
              theirs: theirs.metadata[name] ?? "",
            },
            String,
          ),
        ),
      ]}
      {...choice}
    />
  );
}
