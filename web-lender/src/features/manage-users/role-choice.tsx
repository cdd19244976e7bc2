import { Checkbox, IconButton, Popover } from "@tieout/ui-kit";
import { Check, Info } from "lucide-react";
import { useIntl } from "react-intl";
import type { Role } from "../../api/users.ts";
import * as styles from "./manage-users.css.ts";

interface RoleChoiceProps {
  readonly roles: readonly Role[];
  readonly chosen: readonly string[];
  /** Only shows them: nobody changes their own (P-V35). */
  readonly own?: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What somebody is to be, with what each role lets them do. The default role stays (P-V32). */
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
