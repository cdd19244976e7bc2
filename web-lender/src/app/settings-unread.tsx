import { Callout, focusPage } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAreSettingsUnread } from "../api/use-tenant-settings.ts";

/** Says above every page that it stands without the tenant's settings, until they're there or it's put away (P-T42). */
export function SettingsUnread() {
  const { formatMessage } = useIntl();
  const areUnread = useAreSettingsUnread();
  const [isClosed, setIsClosed] = useState(false);
  if (!areUnread || isClosed) return null;

  return (
    <Callout
      tone="warning"
      title={formatMessage({ id: "settings.unread" })}
      closeLabel={formatMessage({ id: "banner.close" })}
      onClose={() => {
        setIsClosed(true);
        focusPage();
      }}
    >
      {formatMessage({ id: "settings.unread.detail" })}
    </Callout>
  );
}
