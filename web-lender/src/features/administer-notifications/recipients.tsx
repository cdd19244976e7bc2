import { addRecipient, recipientsAtMost } from "@tieout/core/notification";
import { Button, Field, IconButton, Text, TextInput } from "@tieout/ui-kit";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { useDates } from "@tieout/web-portal/dates";
import type { Action } from "@tieout/web-portal/use-action";
import { Plus, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AdministrativeNotificationSetting } from "../../api/notifications.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import * as styles from "./administer-notifications.css.ts";

interface RecipientsProps {
  readonly setting: AdministrativeNotificationSetting;
  readonly remove: Action<unknown, string>;
}

export function Recipients({ setting, remove }: RecipientsProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const [removing, setRemoving] = useState<string>();
  const { title: what, defaultRecipients, left } = setting;

  return (
    <>
      <Text as="p" size="small" weight="medium">
        <FormattedMessage id="administer.recipients" />
      </Text>
      {defaultRecipients.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage id="administer.none" />
        </Text>
      )}
      <ul className={styles.recipients}>
        {defaultRecipients.map((address) => (
          <li key={address} className={styles.recipient}>
            <span className={styles.address}>{address}</span>
            <IconButton
              label={formatMessage({ id: "administer.remove" }, { address })}
              onClick={() => setRemoving(address)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      {left.map(({ address, at }) => (
        <p key={address} className={styles.left}>
          <FormattedMessage id="administer.left" values={{ address, date: day(at) }} />
        </p>
      ))}
      {removing !== undefined && (
        <ConfirmAction
          action={{ ...remove, run: () => remove.run(removing) }}
          title={formatMessage({ id: "administer.removeTitle" })}
          safeLabel={formatMessage({ id: "administer.keep" })}
          confirmLabel={formatMessage({ id: "administer.removeConfirm" })}
          busyLabel={formatMessage({ id: "administer.removing" })}
          onClose={() => setRemoving(undefined)}
        >
          <FormattedMessage id="administer.removeBody" values={{ address: removing, what }} />
        </ConfirmAction>
      )}
    </>
  );
}

interface AddRecipientProps {
  readonly recipients: readonly string[];
  readonly busy: boolean;
  readonly onAdd: (address: string, onAdded: () => void) => Promise<unknown>;
}

/** Enter adds, Escape cancels (P-U90). */
export function AddRecipient({ recipients, busy, onAdd }: AddRecipientProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<keyof typeof faults>();
  const line = useRef<HTMLInputElement>(null);
  const write = (text: string) => {
    setTyped(text);
    setFault(undefined);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { result } = addRecipient(recipients, typed);
    if (result !== "added") return setFault(result);
    void onAdd(typed.trim(), () => {
      write("");
      line.current?.focus();
    });
  };
  const error = fault && formatMessage({ id: faults[fault] }, { count: recipientsAtMost });

  return (
    <form className={styles.adding} noValidate onSubmit={add}>
      <div className={styles.addingField}>
        <Field
          label={formatMessage({ id: "administer.add" })}
          hint={formatMessage({ id: "administer.addHint" })}
          error={error}
        >
          <TextInput
            ref={line}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && write("")}
            trailing={
              <Button size="small" variant="ghost" type="submit" icon={<Plus />} waiting={busy}>
                <FormattedMessage id="administer.addButton" />
              </Button>
            }
          />
        </Field>
      </div>
    </form>
  );
}

const faults = {
  "not-an-address": "administer.notAnAddress",
  "there-already": "administer.thereAlready",
  "too-many": "administer.tooMany",
} as const satisfies Record<string, keyof Catalogue>;
