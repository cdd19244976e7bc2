import { Clock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { NoticePage } from "../app/notice-page.tsx";
import { Person } from "./mail-foot.tsx";

/** For a mail's link that was used already. */
export function LinkUsed() {
  const { formatMessage } = useIntl();
  return (
    <NoticePage
      foot={<Person />}
      icon={<Clock />}
      lede={<FormattedMessage id="confirming.used.lede" />}
      title={formatMessage({ id: "confirming.used.title" })}
      tone="warning"
    />
  );
}
