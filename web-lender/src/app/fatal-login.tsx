import { Button, Text } from "@tieout/ui-kit";
import { CircleAlert } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../api/problem.ts";
import { useSigningOut } from "./log-out.ts";
import { MessagePage } from "./message-page.tsx";
import { useLoginText } from "./use-portal-text.ts";
import { LoggingOut } from "./welcome.tsx";

interface FatalLoginProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Somebody is logged in, and yet nobody can say who they are here (P-T5). */
export function FatalLogin({ error, onTryAgain }: FatalLoginProps) {
  const { formatMessage } = useIntl();
  const { texts } = useLoginText();
  const { logOut, isLoggingOut, failed } = useSigningOut();
  const description = problemOf(error)?.description;
  if (isLoggingOut) return <LoggingOut failed={failed} onTryAgain={logOut} />;

  return (
    <MessagePage
      icon={<CircleAlert />}
      title={texts.fatalTitle ?? formatMessage({ id: "fatal.title" })}
      actions={
        <>
          <Button variant="primary" size="large" onClick={onTryAgain}>
            <FormattedMessage id="failure.tryAgain" />
          </Button>
          <Button size="large" onClick={logOut}>
            <FormattedMessage id="user.logOut" />
          </Button>
        </>
      }
    >
      <Text as="p" size="large" tone="muted">
        {texts.fatalMessage ?? formatMessage({ id: "fatal.detail" })}
      </Text>
      {description !== undefined && (
        <Text as="p" tone="muted">
          {description}
        </Text>
      )}
    </MessagePage>
  );
}
