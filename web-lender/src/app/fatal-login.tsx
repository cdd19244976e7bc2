import { Button, Text } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { FormattedMessage } from "react-intl";
import { useSigningOut } from "./log-out.ts";
import { NoticePage } from "./notice-page.tsx";
import { useLoginText } from "./use-portal-text.ts";
import { LoggingOut } from "./welcome.tsx";

interface FatalLoginProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Logged in, but the current user can't be read (P-T5). */
export function FatalLogin({ error, onTryAgain }: FatalLoginProps) {
  const { texts } = useLoginText();
  const { logOut, isLoggingOut, failed } = useSigningOut();
  const description = problemOf(error)?.description;
  if (isLoggingOut) return <LoggingOut failed={failed} onTryAgain={logOut} />;

  return (
    <NoticePage
      notice="loginFatal"
      title={texts.fatalTitle}
      body={texts.fatalMessage === undefined ? undefined : [texts.fatalMessage]}
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
      {description !== undefined && (
        <Text as="p" tone="muted">
          {description}
        </Text>
      )}
    </NoticePage>
  );
}
