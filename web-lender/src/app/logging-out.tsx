import { Button, ErrorPanel } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useTimeoutText } from "./use-portal-text.ts";
import { Welcome } from "./welcome.tsx";

interface LoggingOutProps {
  readonly failed: boolean;
  readonly onTryAgain: () => void;
}

/** While the session is being ended. If it can't be, it goes on, and that has to be known. */
export function LoggingOut({ failed, onTryAgain }: LoggingOutProps) {
  const { formatMessage } = useIntl();
  const { texts } = useTimeoutText();

  return failed ? (
    <Welcome>
      <ErrorPanel
        title={formatMessage({ id: "logOut.failed" })}
        takesFocus
        isPage
        actions={
          <Button onClick={onTryAgain}>
            <FormattedMessage id="failure.tryAgain" />
          </Button>
        }
      >
        {formatMessage({ id: "logOut.goesOn" })}
      </ErrorPanel>
    </Welcome>
  ) : (
    <Welcome lines={[texts.loggingOut ?? formatMessage({ id: "logOut.busy" })]} />
  );
}
