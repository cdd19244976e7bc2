import { useQuery } from "@tanstack/react-query";
import { Button, Text } from "@tieout/ui-kit";
import { MailCheck, MailWarning } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useSearch } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import { MessagePage } from "../app/message-page.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { Waiting } from "../app/waiting.tsx";
import {
  AcceptInvitation,
  type Message,
} from "../features/accept-invitation/accept-invitation.tsx";
import type { InvitationEnd } from "../features/accept-invitation/use-invitation.ts";

const problems = ["not-verified", "other-address", "over"] as const;

/** Where an invitation's link leads, and where a login comes back to that didn't fit it. */
export function InvitationRoute() {
  const { formatMessage } = useIntl();
  const { data: settings } = useQuery(tenantSettings());
  const asked = new URLSearchParams(useSearch()).get("problem");
  const problem = problems.find((each) => each === asked);
  const [secret] = useState(() => window.location.hash.slice(1));
  useEffect(leaveNoSecret, []);
  usePageTitle("invitation.page");

  if (problem) return <Ended end={problem} action={<LogInInstead />} />;
  if (!/^[\w-]{43}$/.test(secret)) return <Ended end="unknown" action={<LogInInstead />} />;
  return (
    <AcceptInvitation
      secret={secret}
      tenant={settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" })}
      page={(message: Message) => <MessagePage {...message} />}
      ended={(end, tryAgain) => (
        <Ended
          end={end}
          action={end === "unreachable" ? <TryAgain onClick={tryAgain} /> : <LogInInstead />}
        />
      )}
      waiting={<Waiting />}
    />
  );
}

/**
 * The secret leaves the address at once: it's nobody's who looks at the history. Not before the page stands, though: one
 * that is drawn anew reads it again.
 */
function leaveNoSecret(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== "") window.history.replaceState(null, "", pathname + search);
}

interface EndedProps {
  readonly end: InvitationEnd | (typeof problems)[number];
  readonly action: ReactNode;
}

/** What has become of an invitation that can't be accepted, and what to do. */
function Ended({ end, action }: EndedProps) {
  const { formatMessage } = useIntl();
  return (
    <MessagePage
      icon={end === "used" ? <MailCheck /> : <MailWarning />}
      title={formatMessage({ id: `invitation.${end}` })}
      actions={action}
    >
      <Text as="p" size="large" tone="muted">
        <FormattedMessage id={`invitation.${end}.body`} />
      </Text>
    </MessagePage>
  );
}

function LogInInstead() {
  return (
    <Button asChild size="large">
      <Link href="/login">
        <FormattedMessage id="login.button" />
      </Link>
    </Button>
  );
}

function TryAgain({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="primary" size="large" onClick={onClick}>
      <FormattedMessage id="failure.tryAgain" />
    </Button>
  );
}
