import { Link2Off } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName, useTenant } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard } from "../features/ask-lender/contact-card.tsx";

/** A link that lost its secret knows no request, so it can name nobody but the lender (D-8). */
export function LinkIncompleteRoute() {
  const { formatMessage } = useIntl();
  const lenderName = useLenderName();
  const email = useTenant()?.appSettings.supportEmailAddress;

  return (
    <NoticePage
      foot={<FormattedMessage id="incomplete.foot" />}
      icon={<Link2Off />}
      lede={<FormattedMessage id="incomplete.lede" values={{ lender: lenderName }} />}
      title={formatMessage({ id: "incomplete.title" })}
      tone="neutral"
    >
      <ContactCard
        action={formatMessage({ id: "link.ask.again" })}
        contact={email === undefined ? {} : { email }}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.again" })}
      />
    </NoticePage>
  );
}
