import { parseEmail } from "@tieout/core/text";
import { Button, Callout, Field, GatedButton, TextInput } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { Mail, Monitor } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  mailWebConnectorPage,
  requestWebConnectorNews,
  type WebConnectorPath,
} from "../../api/web-connector.ts";
import { useAction } from "../../app/use-action.ts";
import { reasonOf } from "../../messages/reason.ts";
import * as styles from "./connect-desktop.css.ts";
import { InPlace } from "./password.tsx";

interface MailPageProps {
  readonly path: WebConnectorPath;
  readonly known: string | undefined;
}

/** The page is needed on the Windows computer. */
export function MailPage({ path, known }: MailPageProps) {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<"offer" | "ask" | "correct">("offer");
  const { run, reset, isPending, error, answer } = useAction<
    { readonly emailAddress: string },
    string,
    Problem
  >({
    call: (emailAddress) => mailWebConnectorPage(path, emailAddress),
  });

  if (answer) {
    const correct = () => {
      setStep("correct");
      reset();
    };
    return (
      <Callout tone="success">
        <FormattedMessage
          id="desktop.mail.sent"
          values={{
            email: answer.emailAddress,
            other: (chunks) => <InPlace onPress={correct}>{chunks}</InPlace>,
          }}
        />
      </Callout>
    );
  }
  return (
    <Callout
      actions={
        step === "offer" ? (
          <div className={styles.mail}>
            <Button icon={<Mail aria-hidden />} onClick={() => setStep("ask")} variant="primary">
              {formatMessage({ id: "desktop.mail" })}
            </Button>
          </div>
        ) : (
          <AddressForm
            failed={formatMessage({ id: "desktop.mail.failed" })}
            isSending={isPending}
            known={known}
            onSend={run}
            problem={error}
            sendLabel={formatMessage({ id: "desktop.mail.send" })}
          />
        )
      }
      icon={<Monitor aria-hidden />}
      tone="info"
    >
      <FormattedMessage id={step === "correct" ? "desktop.mail.replaces" : "desktop.phone"} />
    </Callout>
  );
}

interface AskForNewsProps {
  readonly path: WebConnectorPath;
  readonly isTold: boolean;
  readonly known: string | undefined;
  /** An address was saved. */
  readonly onKept: () => void;
}

/** Where to write once QuickBooks Desktop has called. */
export function AskForNews({ path, isTold, known, onKept }: AskForNewsProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, answer } = useAction<
    { readonly emailAddress: string },
    string,
    Problem
  >({
    call: (emailAddress) => requestWebConnectorNews(path, emailAddress),
    onDone: onKept,
  });

  if (answer) {
    return (
      <Callout tone="success">
        <FormattedMessage id="desktop.news.kept" values={{ email: answer.emailAddress }} />
      </Callout>
    );
  }
  if (isTold) return null;
  if (!isAsking) {
    return (
      <div className={styles.news}>
        <Button icon={<Mail aria-hidden />} onClick={() => setAsking(true)}>
          {formatMessage({ id: "desktop.news" })}
        </Button>
      </div>
    );
  }
  return (
    <Callout
      actions={
        <AddressForm
          failed={formatMessage({ id: "desktop.news.failed" })}
          isSending={isPending}
          known={known}
          onSend={run}
          problem={error}
          sendLabel={formatMessage({ id: "desktop.news.keep" })}
        />
      }
      icon={<Mail aria-hidden />}
      tone="info"
    >
      <FormattedMessage id="desktop.news.detail" />
    </Callout>
  );
}

interface AddressFormProps {
  readonly known: string | undefined;
  readonly sendLabel: string;
  readonly isSending: boolean;
  readonly problem: Problem | null;
  /** Used where the server gives no reason. */
  readonly failed: string;
  readonly onSend: (emailAddress: string) => void;
}

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
          // Pasted text often begins with a space (S-V7).
          onChange={({ target }) => setEmail(target.value.trimStart())}
          value={email}
        />
      </Field>
      <GatedButton
        busy={isSending}
        busyLabel={formatMessage({ id: "desktop.mail.busy" })}
        type="submit"
        why={address === undefined ? formatMessage({ id: "desktop.mail.needs" }) : undefined}
      >
        {sendLabel}
      </GatedButton>
    </form>
  );
}
