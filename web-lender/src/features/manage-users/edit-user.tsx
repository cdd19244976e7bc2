import { nameFaults } from "@tieout/core/user";
import { Button, Columns, Dialog, ErrorPanel, Field, Stack, TextInput } from "@tieout/ui-kit";
import { type FormEvent, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DetailedUser, Role, UserMetadataSetting } from "../../api/users.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { areValid, MetadataFields } from "./metadata-fields.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { type UserChange, useSaveUser } from "./use-save-user.ts";

interface EditUserProps {
  readonly user: DetailedUser;
  readonly roles: readonly Role[];
  readonly settings: readonly UserMetadataSetting[];
  readonly onClose: () => void;
}

/** Changes names, roles and what else the tenant knows of somebody. The address stays. */
export function EditUser({ user, roles, settings, onClose }: EditUserProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const before = changeOf(user, roles);
  const { draft, setDraft, forget } = useDraft(`edit-user ${user.id}`, before);
  const close = () => {
    forget();
    onClose();
  };
  const { save, refusal, isPending } = useSaveUser(user, settings, close);

  const { roleIds, metadata } = draft;
  const faults = nameFaults(draft);
  const isValid =
    Object.keys(faults).length === 0 && areValid(metadata, settings) && roleIds.length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && !isPending) save(draft);
  };

  return (
    <Dialog
      open
      onClose={close}
      title={formatMessage({ id: "people.editName" }, { name: user.displayName })}
      description={user.emailAddress}
      closeLabel={formatMessage({ id: "dialog.close" })}
      initialFocus="first"
      typed={JSON.stringify(draft) !== JSON.stringify(before)}
      foot={
        <>
          <Button onClick={close}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!isValid}
            busy={isPending}
            busyLabel={formatMessage({ id: "people.saving" })}
          >
            {formatMessage({ id: "people.save" })}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="form">
          {refusal !== undefined && (
            <ErrorPanel title={formatMessage({ id: "people.saveFailed" })}>{refusal}</ErrorPanel>
          )}
          <Columns layout="halves" gap="medium">
            {(["firstName", "lastName"] as const).map((name) => (
              <Field
                key={name}
                label={formatMessage({ id: `people.${name}` })}
                error={faults[name] && formatMessage({ id: `people.${name}.${faults[name]}` })}
              >
                <TextInput
                  value={draft[name]}
                  autoComplete="off"
                  onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
                />
              </Field>
            ))}
          </Columns>
          <RoleChoice
            roles={roles}
            chosen={roleIds}
            own={!user.may.changeRoles}
            onChange={(next) => setDraft({ ...draft, roleIds: inOrder(next, roles) })}
          />
          <MetadataFields
            settings={settings}
            values={metadata}
            onChange={(next) => setDraft({ ...draft, metadata: next })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What can be changed of somebody, as it is. */
const changeOf = (user: DetailedUser, roles: readonly Role[]): UserChange => ({
  ...{ firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
  roleIds: user.may.changeRoles ? inOrder(user.roleIds, roles) : user.roleIds,
  metadata: Object.fromEntries(user.metadata.map(({ name, value }) => [name, value])),
});

/** The default role can't be taken away, so whoever hasn't got it gets it (P-V32). */
const inOrder = (roleIds: readonly string[], roles: readonly Role[]) =>
  roles
    .filter(({ id, tags }) => tags.includes("default") || roleIds.includes(id))
    .map(({ id }) => id);
