import { Button, Callout } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { WebConnector } from "../../api/web-connector.ts";
import { onScreen } from "./desktop-steps.tsx";

interface DesktopTroublesProps {
  readonly connector: WebConnector;
  /** Whether the new password stands on the page already. */
  readonly showsPassword: boolean;
  readonly onNewPassword: () => void;
}

/** What went wrong at the other end, and what to do about it there. */
export function DesktopTroubles({ connector, showsPassword, onNewPassword }: DesktopTroublesProps) {
  const { formatMessage } = useIntl();
  const { wrongPasswordAt, wrongCompany, trouble } = connector;

  return (
    <>
      {wrongPasswordAt !== undefined && (
        <Callout
          actions={
            !showsPassword && (
              <Button onClick={onNewPassword}>
                {formatMessage({ id: "desktop.new-password" })}
              </Button>
            )
          }
          tone="warning"
        >
          <FormattedMessage id="desktop.old-password" />
        </Callout>
      )}
      {wrongCompany && (
        <Callout title={formatMessage({ id: "desktop.other-company" })} tone="warning">
          <FormattedMessage
            id="desktop.other-company.detail"
            values={{ expected: wrongCompany.expected, found: wrongCompany.found, ...onScreen }}
          />
        </Callout>
      )}
      {trouble && (
        <Callout tone="warning">
          <FormattedMessage id={`desktop.trouble.${trouble.reason}`} values={onScreen} />
        </Callout>
      )}
    </>
  );
}
