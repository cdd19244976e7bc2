import { Button, Callout } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { Mail } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { requestWebConnectorNews, type WebConnectorPath } from "../../api/web-connector.ts";
import { useAction } from "../../app/use-action.ts";
import { AddressForm } from "./address-form.tsx";
import * as styles from "./connect-desktop.css.ts";

interface AskForNewsProps {
  readonly path: WebConnectorPath;
  /** Whether somebody is told already. */
  readonly isTold: boolean;
  /** The address that the borrower gave before. */
  readonly known: string | undefined;
  /** An address is kept: the page may say so. */
  readonly onKept: () => void;
}

/** For who won't wait before this page: where to write once QuickBooks Desktop has called. */
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
