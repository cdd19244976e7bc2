import { Button, Callout } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";

/** The session ended under somebody's hands. OK starts over at the site's root (P-M5). */
export function SessionLost() {
  const { formatMessage } = useIntl();

  return (
    <Callout
      tone="danger"
      title={formatMessage({ id: "session.unauthorized" })}
      actions={
        <Button size="small" onClick={() => window.location.assign("/")}>
          <FormattedMessage id="session.ok" />
        </Button>
      }
    />
  );
}
