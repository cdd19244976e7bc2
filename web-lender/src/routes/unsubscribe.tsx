import { Text } from "@tieout/ui-kit";
import { BellOff } from "lucide-react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MessagePage } from "../app/message-page.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { EndNotification } from "../features/end-notification/end-notification.tsx";

/** Where a mail's link leads. What it ends with is taken out of the address at once (D-8). */
export function UnsubscribeRoute() {
  const { formatMessage } = useIntl();
  const [token] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  usePageTitle("unsubscribe.title");
  useEffect(() => {
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);
  const title = token === "" ? "unsubscribe.incomplete" : "unsubscribe.title";

  return (
    <MessagePage icon={<BellOff />} title={formatMessage({ id: title })}>
      {token === "" ? (
        <Text as="p" size="large" tone="muted">
          <FormattedMessage id="unsubscribe.incompleteBody" />
        </Text>
      ) : (
        <EndNotification token={token} />
      )}
    </MessagePage>
  );
}
