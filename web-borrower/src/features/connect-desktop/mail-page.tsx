import { Button, Callout } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { Mail, Monitor } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { mailWebConnectorPage, type WebConnectorPath } from "../../api/web-connector.ts";
import { useAction } from "../../app/use-action.ts";
import { AddressForm } from "./address-form.tsx";
import * as styles from "./connect-desktop.css.ts";

interface MailPageProps {
  readonly path: WebConnectorPath;
  /** The address that the borrower gave before. */
  readonly known: string | undefined;
}

/** For who is on a phone: the page is needed on the Windows computer. */
export function MailPage({ path, known }: MailPageProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, answer } = useAction<
    { readonly emailAddress: string },
    string,
    Problem
  >({
    call: (emailAddress) => mailWebConnectorPage(path, emailAddress),
  });

  if (answer) {
    return (
      <Callout tone="success">
        <FormattedMessage id="desktop.mail.sent" values={{ email: answer.emailAddress }} />
      </Callout>
    );
  }
  return (
    <Callout
      actions={
        isAsking ? (
          <AddressForm
            failed={formatMessage({ id: "desktop.mail.failed" })}
            isSending={isPending}
            known={known}
            onSend={run}
            problem={error}
            sendLabel={formatMessage({ id: "desktop.mail.send" })}
          />
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
