import { Link } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Clock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouteLink } from "wouter";
import { useLenderName } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard } from "../features/ask-lender/contact-card.tsx";
import { useContact } from "./use-contact.ts";

interface DesktopEndedProps {
  /** When something moved last, where that is known here. */
  readonly since?: string;
}

/** Fourteen days without a call, or the access was ended (D-14). */
export function DesktopEnded({ since }: DesktopEndedProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const lenderName = useLenderName();
  const contact = useContact();

  return (
    <NoticePage
      foot={
        <p>
          <FormattedMessage
            id="desktop.ended.again"
            values={{
              again: (words) => (
                <Link asChild>
                  <RouteLink to="/linked?choose">{words}</RouteLink>
                </Link>
              ),
            }}
          />
        </p>
      }
      icon={<Clock />}
      lede={
        since === undefined ? (
          <FormattedMessage id="desktop.ended.over" />
        ) : (
          <FormattedMessage id="desktop.ended.lede" values={{ day: longDay(since) }} />
        )
      }
      title={formatMessage({ id: "desktop.ended.title" })}
      tone="warning"
    >
      <ContactCard
        action={formatMessage({ id: "link.ask" })}
        contact={contact}
        lenderName={lenderName}
        subject={formatMessage({ id: "desktop.ended.subject" })}
      />
    </NoticePage>
  );
}
