import { nameFaults } from "@tieout/core/user";
import { Button, Columns, Dialog, ErrorPanel, Field, Stack, TextInput } from "@tieout/ui-kit";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DetailedUser, Role, UserMetadataSetting } from "../../api/users.ts";
import { areValid, MetadataFields, type MetadataValues } from "./metadata-fields.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { useSaveUser } from "./use-save-user.ts";

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
  const before = {
    ...{ firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
    roleIds: withDefault(user.roleIds, roles),
    metadata: Object.fromEntries(user.metadata.map(({ name, value }) => [name, value])),
  };
  const [names, setNames] = useState({ first: before.firstName, last: before.lastName });
  const [roleIds, setRoleIds] = useState<readonly string[]>(before.roleIds);
  const [metadata, setMetadata] = useState<MetadataValues>(before.metadata);
  const { save, refusal, isPending } = useSaveUser(user, settings, onClose);

  const faults = nameFaults({ firstName: names.first, lastName: names.last });
  const isValid =
    Object.keys(faults).length === 0 && areValid(metadata, settings) && roleIds.length > 0;
  const wasTyped =
    names.first !== before.firstName ||
    names.last !== before.lastName ||
    [...roleIds].sort().join() !== [...before.roleIds].sort().join() ||
    JSON.stringify(metadata) !== JSON.stringify(before.metadata);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && !isPending) {
      save({ firstName: names.first, lastName: names.last, roleIds, metadata });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: "people.editName" }, { name: user.displayName })}
      description={user.emailAddress}
      closeLabel={formatMessage({ id: "dialog.close" })}
      initialFocus="first"
      typed={wasTyped}
      foot={
        <>
          <Button onClick={onClose}>
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
            {(["first", "last"] as const).map((which) => {
              const fault = which === "first" ? faults.firstName : faults.lastName;
              return (
                <Field
                  key={which}
                  label={formatMessage({ id: `people.${which}Name` })}
                  error={fault && formatMessage({ id: `people.${which}Name.${fault}` })}
                >
                  <TextInput
                    value={names[which]}
                    autoComplete="off"
                    onChange={(event) => setNames({ ...names, [which]: event.target.value })}
                  />
                </Field>
              );
            })}
          </Columns>
          <RoleChoice roles={roles} chosen={roleIds} onChange={setRoleIds} />
          <MetadataFields settings={settings} values={metadata} onChange={setMetadata} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The default role can't be taken away, so whoever hasn't got it gets it (P-V32). */
const withDefault = (roleIds: readonly string[], roles: readonly Role[]) =>
  roles
    .filter(({ id, tags }) => tags.includes("default") || roleIds.includes(id))
    .map(({ id }) => id);
