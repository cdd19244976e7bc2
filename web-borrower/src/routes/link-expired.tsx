import { useDates } from "@tieout/web-portal/dates";
import { Clock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { useOutside } from "../app/outside.tsx";
import { ContactCard } from "../features/ask-lender/contact-card.tsx";
import { useContact } from "./use-contact.ts";

/** The link was good until a day that is past (S-R9). */
export function LinkExpiredRoute() {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const { now } = useOutside();
  const lenderName = useLenderName();
  const contact = useContact();
  const { linkExpirationTime: until } = readVisit();
  const isPast = until !== undefined && new Date(until) <= now();

  return (
    <NoticePage
      foot={<FormattedMessage id="expired.foot" />}
      icon={<Clock />}
      lede={
        <>
          {isPast && <FormattedMessage id="expired.until" values={{ day: longDay(until) }} />}{" "}
          <FormattedMessage id="expired.lede" />
        </>
      }
      title={formatMessage({ id: "expired.title" })}
      tone="warning"
    >
      <ContactCard
        action={formatMessage({ id: "link.ask" })}
        contact={contact}
        lenderName={lenderName}
        subject={formatMessage({ id: "link.subject.new" })}
      />
    </NoticePage>
  );
}
