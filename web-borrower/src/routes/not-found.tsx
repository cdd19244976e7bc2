import { SearchX } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { NoticePage } from "../app/notice-page.tsx";

/** No page of ours (S-R11). */
export function NotFoundRoute() {
  const { formatMessage } = useIntl();
  return (
    <NoticePage
      foot={<FormattedMessage id="not-found.foot" />}
      icon={<SearchX />}
      lede={<FormattedMessage id="not-found.lede" />}
      title={formatMessage({ id: "not-found.title" })}
      tone="neutral"
    />
  );
}
