import { metadataFault } from "@tieout/core/user";
import { Checkbox, Columns, Field, IconButton, Popover, TextInput } from "@tieout/ui-kit";
import { Check, Info } from "lucide-react";
import { type FocusEvent, useState } from "react";
import { useIntl } from "react-intl";
import type { Role, UserMetadataSetting } from "../../api/users.ts";
import * as styles from "./manage-users.css.ts";
import type { DraftFaults, MetadataValues, UserDraft } from "./user-draft.ts";

type Named = "first" | "last" | "address";

interface UserFieldsProps {
  readonly draft: UserDraft;
  readonly faults: DraftFaults;
  readonly emailDomains: readonly string[];
  readonly onChange: (change: Partial<UserDraft>) => void;
}

/** Errors show once a field was left. */
export function UserFields({ draft, faults, emailDomains, onChange }: UserFieldsProps) {
  const { formatMessage } = useIntl();
  const addressError = useAddressError(emailDomains);
  const [visited, setVisited] = useState<ReadonlySet<Named>>(new Set());
  const visit = (name: Named) => (event: FocusEvent) => {
    if (!leadsBack(event)) setVisited((before) => new Set(before).add(name));
  };
  const { names, address } = faults;
  const first = visited.has("first") && names.firstName;
  const last = visited.has("last") && names.lastName;

  return (
    <>
      <Columns layout="halves" gap="medium">
        <Field
          label={formatMessage({ id: "people.firstName" })}
          error={first ? formatMessage({ id: `people.firstName.${first}` }) : undefined}
        >
          <TextInput
            value={draft.firstName}
            autoComplete="off"
            onChange={(event) => onChange({ firstName: event.target.value })}
            onBlur={visit("first")}
          />
        </Field>
        <Field
          label={formatMessage({ id: "people.lastName" })}
          error={last ? formatMessage({ id: `people.lastName.${last}` }) : undefined}
        >
          <TextInput
            value={draft.lastName}
            autoComplete="off"
            onChange={(event) => onChange({ lastName: event.target.value })}
            onBlur={visit("last")}
          />
        </Field>
      </Columns>
      <Field
        label={formatMessage({ id: "people.emailLabel" })}
        error={
          visited.has("address") && address ? addressError(address, draft.emailAddress) : undefined
        }
      >
        <TextInput
          type="email"
          value={draft.emailAddress}
          autoComplete="off"
          onChange={(event) => onChange({ emailAddress: event.target.value })}
          onBlur={visit("address")}
        />
      </Field>
    </>
  );
}

/** Moving focus to a button that opens a dialog doesn't count as leaving the field. */
const leadsBack = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element && relatedTarget.getAttribute("aria-haspopup") === "dialog";

/** Format, domain (P-V24) or duplicate (P-V28). */
function useAddressError(emailDomains: readonly string[]) {
  const { formatMessage, formatList } = useIntl();
  const domains = formatList([...emailDomains], { type: "disjunction" });

  return (found: NonNullable<DraftFaults["address"]>, email: string): string => {
    if (found.fault === "taken") {
      const name = found.by.displayName;
      return formatMessage({ id: "people.email.taken" }, { email: email.trim(), name });
    }
    return formatMessage({ id: `people.email.${found.fault}` }, { domains });
  };
}

interface Filled {
  readonly names: DraftFaults["names"];
  readonly address?: DraftFaults["address"];
  readonly roleIds: readonly string[];
  readonly metadata: MetadataValues;
}

/** Names the fields that still stand in the way; undefined if none does. */
export function useWhyIncomplete(settings: readonly UserMetadataSetting[]) {
  const { formatMessage, formatList } = useIntl();

  return ({ names, address, roleIds, metadata }: Filled): string | undefined => {
    const fields = [
      ...(names.firstName ? [formatMessage({ id: "people.firstName" })] : []),
      ...(names.lastName ? [formatMessage({ id: "people.lastName" })] : []),
      ...(address ? [formatMessage({ id: "people.emailLabel" })] : []),
      ...(roleIds.length === 0 ? [formatMessage({ id: "people.roles" })] : []),
      ...settings
        .filter(({ name, type }) => metadataFault(metadata[name] ?? "", type))
        .map(({ label }) => label),
    ];
    return fields.length === 0
      ? undefined
      : formatMessage({ id: "people.needs" }, { fields: formatList(fields) });
  };
}

interface RoleChoiceProps {
  readonly roles: readonly Role[];
  readonly chosen: readonly string[];
  /** Read-only: nobody changes their own (P-V35). */
  readonly own?: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The default role is always on (P-V32). */
export function RoleChoice({ roles, chosen, own = false, onChange }: RoleChoiceProps) {
  const { formatMessage } = useIntl();

  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{formatMessage({ id: "people.roles" })}</legend>
      <div className={styles.roles}>
        {roles.map((role) => (
          <div className={styles.role} key={role.id} data-chosen={chosen.includes(role.id)}>
            <Checkbox
              label={formatMessage({ id: `role.${role.name}` })}
              checked={chosen.includes(role.id)}
              disabled={own && !chosen.includes(role.id)}
              locked={own || role.tags.includes("default")}
              onChange={(on) =>
                onChange(on ? [...chosen, role.id] : chosen.filter((id) => id !== role.id))
              }
            />
            <RolePermissions role={role} />
          </div>
        ))}
      </div>
      {own && <p className={styles.ownRoles}>{formatMessage({ id: "people.ownRoles" })}</p>}
    </fieldset>
  );
}

function RolePermissions({ role }: { readonly role: Role }) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: `role.${role.name}` });
  const title = formatMessage({ id: "people.can" }, { role: name });

  return (
    <Popover
      label={title}
      title={title}
      align="end"
      side="dialog"
      trigger={
        <IconButton size="small" label={formatMessage({ id: "people.whatCan" }, { role: name })}>
          <Info />
        </IconButton>
      }
    >
      <ul className={styles.permissions}>
        {role.capabilities.map((capability) => (
          <li className={styles.permission} key={capability}>
            <Check aria-hidden size={14} />
            {formatMessage({ id: `may.${capability}` })}
          </li>
        ))}
      </ul>
    </Popover>
  );
}

interface MetadataFieldsProps {
  readonly settings: readonly UserMetadataSetting[];
  readonly values: MetadataValues;
  readonly onChange: (values: MetadataValues) => void;
}

const inputs = {
  text: { type: "text" },
  number: { type: "text", inputMode: "decimal" },
  email: { type: "email" },
  phone: { type: "tel" },
} as const;

/** Checked by type once a field was left. */
export function MetadataFields({ settings, values, onChange }: MetadataFieldsProps) {
  const { formatMessage } = useIntl();
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());

  return settings.map(({ name, label, placeholder, type }) => {
    const value = values[name] ?? "";
    const fault = visited.has(name) ? metadataFault(value, type) : undefined;
    return (
      <Field
        key={name}
        label={label}
        optional
        optionalLabel={formatMessage({ id: "field.optional" })}
        error={fault && formatMessage({ id: `people.metadata.${fault}` })}
      >
        <TextInput
          {...inputs[type]}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange({ ...values, [name]: event.target.value })}
          onBlur={() => setVisited((before) => new Set(before).add(name))}
        />
      </Field>
    );
  });
}
