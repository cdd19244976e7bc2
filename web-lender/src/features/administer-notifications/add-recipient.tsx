import { addRecipient, recipientsAtMost } from "@tieout/core/notification";
import { Button, Field, TextInput } from "@tieout/ui-kit";
import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Catalogue } from "../../messages/catalogue.ts";
import * as styles from "./administer-notifications.css.ts";

interface AddRecipientProps {
  readonly recipients: readonly string[];
  readonly busy: boolean;
  /** Calls back once it's on the list. */
  readonly onAdd: (address: string, onAdded: () => void) => Promise<unknown>;
}

/** A line for one more recipient: Enter adds, Escape cancels (P-U90). */
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
              <Button size="small" variant="ghost" type="submit" icon={<Plus />} disabled={busy}>
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
