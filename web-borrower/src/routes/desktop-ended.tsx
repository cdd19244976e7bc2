import { Link, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Clock } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouteLink } from "wouter";
import { contactOf, type LinkSession } from "../api/link-session.ts";
import { useLenderName, useTakesFiles, useTenant } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { ContactCard, useContact } from "../features/ask-lender/contact-card.tsx";

interface DesktopEndedProps {
  readonly since?: string;
}

/** Fourteen days without a call, or access was ended (D-14). */
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
              again: (chunks) => (
                <Link asChild>
                  <RouteLink to="/linked?choose">{chunks}</RouteLink>
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

/** Lets a visitor undo an earlier choice. */
export function Stuck({ session }: { readonly session: LinkSession }) {
  return (
    <Text above={22} as="div" size="small" tone="muted">
      <Help session={session} />
      <p>
        <FormattedMessage
          id="desktop.stuck.again"
          values={{
            again: (chunks) => (
              <Link asChild>
                <RouteLink to="/linked?choose">{chunks}</RouteLink>
              </Link>
            ),
          }}
        />
      </p>
    </Text>
  );
}

/** Files are offered where the lender takes them. */
function Help({ session }: { readonly session: LinkSession }) {
  const takesFiles = useTakesFiles();
  const support = useTenant()?.appSettings.supportEmailAddress;
  const email = support ?? contactOf(session).email;
  if (email === undefined && !takesFiles) return null;
  const id =
    email === undefined
      ? "desktop.stuck.files-only"
      : takesFiles
        ? "desktop.stuck.files"
        : "desktop.stuck";

  return (
    <p>
      <FormattedMessage
        id={id}
        values={{
          email,
          mail: (chunks) => <Link href={`mailto:${email}`}>{chunks}</Link>,
          files: (chunks) => (
            <Link asChild>
              <RouteLink to="/fileupload">{chunks}</RouteLink>
            </Link>
          ),
        }}
      />
    </p>
  );
}
