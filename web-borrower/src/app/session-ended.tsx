import { Link2Off } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { NoticePage } from "./notice-page.tsx";

/** The link session is over. Nothing is lost: the link opens another one. */
export function SessionEnded() {
  const { formatMessage } = useIntl();
  const lender = useLenderName();
  return (
    <NoticePage
      foot={<FormattedMessage id="ended.foot" />}
      icon={<Link2Off />}
      lede={<FormattedMessage id="ended.lede" values={{ lender }} />}
      title={formatMessage({ id: "ended.title" })}
      tone="neutral"
    />
  );
}
