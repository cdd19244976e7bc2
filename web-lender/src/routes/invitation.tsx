import { useMutation, useQuery } from "@tanstack/react-query";
import { Button, DefinitionList, Text } from "@tieout/ui-kit";
import { MailCheck, MailWarning } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useSearch } from "wouter";
import { useAction } from "../action/use-action.ts";
import { answerOf } from "../api/answer.ts";
import { client } from "../api/client.ts";
import { type Problem, problemOf } from "../api/problem.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { MessagePage } from "../app/message-page.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { Waiting } from "../app/page-boundary.tsx";
import { useDates } from "../messages/dates.tsx";

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

/** A page that has one thing to say; how it looks is the frame's. */
interface Message {
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
function AcceptInvitation({ secret, tenant, page, ended, waiting }: AcceptInvitationProps) {
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

/** What stands in for an invitation's page when it can't be accepted. */
type InvitationEnd = "expired" | "used" | "replaced" | "unknown" | "unreachable";

/** Asks what an invitation says, once, and goes on to the identity provider with it. */
function useInvitation(secret: string) {
  const { locale } = useIntl();
  const checked = useRef(false);
  const check = useMutation({
    mutationFn: () => answerOf(client.POST("/invitations/check", { body: { secret } })),
  });
  const accept = useAction({
    call: () =>
      answerOf(client.POST("/invitations/login", { body: { secret, uiLocales: locale } })),
    onDone: ({ location }) => window.location.assign(location),
  });
  const { mutate } = check;
  useEffect(() => {
    if (!checked.current) mutate();
    checked.current = true;
  }, [mutate]);

  const failed = accept.error ?? check.error;
  return {
    invitation: check.data,
    end: failed ? endOf(problemOf(failed)) : undefined,
    tryAgain: () => {
      accept.reset();
      mutate();
    },
    accept: () => accept.run(),
    isOpening: accept.isPending || accept.isDone,
  };
}

function endOf(problem: Problem | undefined): InvitationEnd {
  switch (problem?.type) {
    case "invitation-expired":
      return "expired";
    case "invitation-used":
      return "used";
    case "invitation-replaced":
      return "replaced";
    default:
      return problem?.status === 404 || problem?.status === 400 ? "unknown" : "unreachable";
  }
}
