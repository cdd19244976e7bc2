import { Button, DefinitionList, Text } from "@tieout/ui-kit";
import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDates } from "../../messages/dates.tsx";
import { type InvitationEnd, useInvitation } from "./use-invitation.ts";

/** A page that has one thing to say; how it looks is the frame's. */
export interface Message {
  readonly icon: ReactNode;
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

interface AcceptInvitationProps {
  readonly secret: string;
  /** Whose portal it is. */
  readonly tenant: string;
  readonly page: (message: Message) => ReactNode;
  readonly ended: (end: InvitationEnd, tryAgain: () => void) => ReactNode;
  readonly waiting: ReactNode;
}

/** Who invited whom to what, and the one button that begins the login with it. */
export function AcceptInvitation({ secret, tenant, page, ended, waiting }: AcceptInvitationProps) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  const { invitation, end, tryAgain, accept, isOpening } = useInvitation(secret);
  if (end) return ended(end, tryAgain);
  if (!invitation) return waiting;

  const { invitedBy, emailAddress, roles, expirationTime } = invitation;
  const until = { date: longDay(expirationTime), time: time(expirationTime) };
  return page({
    icon: <MailCheck />,
    title: formatMessage({ id: "invitation.title" }, { tenant }),
    actions: (
      <Button
        variant="primary"
        size="large"
        busy={isOpening}
        busyLabel={formatMessage({ id: "invitation.opening" })}
        onClick={accept}
      >
        {formatMessage({ id: "invitation.accept" })}
      </Button>
    ),
    children: (
      <>
        <Text as="p" size="large" tone="muted">
          {invitedBy === undefined ? (
            <FormattedMessage id="invitation.ledeAlone" values={{ tenant }} />
          ) : (
            <FormattedMessage id="invitation.lede" values={{ tenant, name: invitedBy }} />
          )}
        </Text>
        <DefinitionList
          items={[
            { term: formatMessage({ id: "invitation.signIn" }), description: emailAddress },
            {
              term: formatMessage({ id: "people.role" }),
              description: roles.map((role) => formatMessage({ id: `role.${role}` })).join(", "),
            },
            {
              term: formatMessage({ id: "invitation.until" }),
              description: formatMessage({ id: "invitation.instant" }, until),
            },
          ]}
        />
        <Text as="p" tone="muted">
          <FormattedMessage id="invitation.next" values={{ email: emailAddress }} />
        </Text>
      </>
    ),
  });
}
