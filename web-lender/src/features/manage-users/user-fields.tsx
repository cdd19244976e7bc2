import { Columns, Field, TextInput } from "@tieout/ui-kit";
import { type FocusEvent, useState } from "react";
import { useIntl } from "react-intl";
import type { DraftFaults, UserDraft } from "./user-draft.ts";

type Named = "first" | "last" | "address";

interface UserFieldsProps {
  readonly draft: UserDraft;
  readonly faults: DraftFaults;
  readonly emailDomains: readonly string[];
  readonly onChange: (change: Partial<UserDraft>) => void;
}

/** Name and address of who is to be added; what is wrong is said once a field has been left. */
export function UserFields({ draft, faults, emailDomains, onChange }: UserFieldsProps) {
  const { formatMessage } = useIntl();
  const words = useAddressWords(emailDomains);
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
        error={visited.has("address") && address ? words(address, draft.emailAddress) : undefined}
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

/** Whether somebody only looks something up, and has not left the form's field for another. */
const leadsBack = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element && relatedTarget.getAttribute("aria-haspopup") === "dialog";

/** What is wrong with an address: its form, its domain (P-V24), or whose it is already (P-V28). */
function useAddressWords(emailDomains: readonly string[]) {
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
