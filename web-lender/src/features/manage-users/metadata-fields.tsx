import { metadataFault } from "@tieout/core/user";
import { Field, TextInput } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { UserMetadataSetting } from "../../api/users.ts";

/** Values by their settings' names. */
export type MetadataValues = Readonly<Record<string, string>>;

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

/** What the tenant wants to know besides; each is checked by its type once it has been left. */
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

/** Whether every value may be kept. */
export const areValid = (values: MetadataValues, settings: readonly UserMetadataSetting[]) =>
  settings.every(({ name, type }) => metadataFault(values[name] ?? "", type) === undefined);

/** As the BFF takes them: only those that say something. */
export const metadataOf = (values: MetadataValues, settings: readonly UserMetadataSetting[]) =>
  settings.flatMap(({ name, type }) => {
    const value = values[name]?.trim() ?? "";
    return value === "" ? [] : [{ name, value, type }];
  });
