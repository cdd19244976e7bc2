import { parseEmail } from "@tieout/core/text";
import { Button, Field, TextInput } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { reasonOf } from "../../messages/reason.ts";
import * as styles from "./connect-desktop.css.ts";

interface AddressFormProps {
  /** The address that the borrower gave before. */
  readonly known: string | undefined;
  readonly sendLabel: string;
  readonly isSending: boolean;
  readonly problem: Problem | null;
  /** What to say where the server gives no reason. */
  readonly failed: string;
  readonly onSend: (emailAddress: string) => void;
}

/** Asks somebody for their own address. */
export function AddressForm({
  known = "",
  sendLabel,
  isSending,
  problem,
  failed,
  onSend,
}: AddressFormProps) {
  const { formatMessage } = useIntl();
  const [email, setEmail] = useState(known);
  const address = parseEmail(email);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (address !== undefined) onSend(address);
  };

  return (
    <form className={styles.mail} noValidate onSubmit={send}>
      <Field
        error={problem ? (reasonOf(problem, formatMessage) ?? failed) : undefined}
        label={formatMessage({ id: "desktop.mail.address" })}
      >
        <TextInput
          autoComplete="email"
          autoFocus
          inputMode="email"
          // What was pasted often begins with a space (S-V7).
          onChange={({ target }) => setEmail(target.value.trimStart())}
          value={email}
        />
      </Field>
      <Button
        busy={isSending}
        busyLabel={formatMessage({ id: "desktop.mail.busy" })}
        disabled={address === undefined}
        type="submit"
      >
        {sendLabel}
      </Button>
    </form>
  );
}
