import { useMutation } from "@tanstack/react-query";
import { parseEmail } from "@tieout/core/text";
import { Button, Callout, Field, TextInput } from "@tieout/ui-kit";
import { Mail, Monitor } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Problem } from "../../api/client.ts";
import { mailWebConnectorPage, type WebConnectorPath } from "../../api/web-connector.ts";
import { reasonOf } from "../../words/reason.ts";
import * as styles from "./connect-desktop.css.ts";

interface MailPageProps {
  readonly path: WebConnectorPath;
  /** The address that the borrower gave before. */
  readonly known: string | undefined;
}

/** For who is on a phone: the page is needed on the Windows computer. */
export function MailPage({ path, known = "" }: MailPageProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [email, setEmail] = useState(known);
  const { mutate, isPending, error, data } = useMutation<
    { readonly emailAddress: string },
    Problem,
    string
  >({ mutationFn: (emailAddress) => mailWebConnectorPage(path, emailAddress) });
  const address = parseEmail(email);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (address !== undefined && !isPending) mutate(address);
  };

  if (data) {
    return (
      <Callout tone="success">
        <FormattedMessage id="desktop.mail.sent" values={{ email: data.emailAddress }} />
      </Callout>
    );
  }
  return (
    <Callout
      actions={
        isAsking ? (
          <form className={styles.mail} noValidate onSubmit={send}>
            <Field
              error={
                error
                  ? (reasonOf(error, formatMessage) ?? formatMessage({ id: "desktop.mail.failed" }))
                  : undefined
              }
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
              busy={isPending}
              busyLabel={formatMessage({ id: "desktop.mail.busy" })}
              disabled={address === undefined}
              type="submit"
            >
              {formatMessage({ id: "desktop.mail.send" })}
            </Button>
          </form>
        ) : (
          <div className={styles.mail}>
            <Button icon={<Mail aria-hidden />} onClick={() => setAsking(true)}>
              {formatMessage({ id: "desktop.mail" })}
            </Button>
          </div>
        )
      }
      icon={<Monitor aria-hidden />}
      tone="info"
    >
      <FormattedMessage id="desktop.phone" />
    </Callout>
  );
}
