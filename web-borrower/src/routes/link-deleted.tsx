import { Link2Off } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard } from "../features/ask-lender/contact-card.tsx";
import { useContact } from "./use-contact.ts";

/** The lender took the link back (S-R10). */
export function LinkDeletedRoute() {
  const { formatMessage } = useIntl();
  const lenderName = useLenderName();
  const contact = useContact();

  return (
    <NoticePage
      foot={<FormattedMessage id="deleted.foot" values={{ lender: lenderName }} />}
      icon={<Link2Off />}
      lede={<FormattedMessage id="deleted.lede" />}
      title={formatMessage({ id: "deleted.title" })}
      tone="neutral"
    >
      <ContactCard
        action={formatMessage({ id: "link.contact" }, { person: contact.name ?? lenderName })}
        contact={contact}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.contact" })}
      />
    </NoticePage>
  );
}
