import { useMutation, useQuery } from "@tanstack/react-query";
import { Button, DefinitionList, Text } from "@tieout/ui-kit";
import { answerOf, type Problem, problemOf } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useSearch } from "wouter";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { Waiting } from "../app/page-boundary.tsx";

const problems = ["not-verified", "other-address", "over"] as const;

/** Also where a login returns that didn't match it. */
export function InvitationRoute() {
  const asked = new URLSearchParams(useSearch()).get("problem");
  const problem = problems.find((each) => each === asked);
  const [secret] = useState(() => window.location.hash.slice(1));
  useEffect(leaveNoSecret, []);
  usePageTitle("invitation.page");

  if (problem) return <Ended end={problem} />;
  if (!/^[\w-]{43}$/.test(secret)) return <Ended end="unknown" />;
  return <AcceptInvitation secret={secret} />;
}

/** Removes the secret from history, but only after mounting, since a remount reads it again. */
function leaveNoSecret(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== "") window.history.replaceState(null, "", pathname + search);
}

interface EndedProps {
  readonly end: InvitationEnd | (typeof problems)[number];
  readonly onTryAgain?: () => void;
}

function Ended({ end, onTryAgain }: EndedProps) {
  return (
    <NoticePage
      notice={`invitation.${end}`}
      actions={
        end === "unreachable" ? (
          <Button variant="primary" size="large" onClick={onTryAgain}>
            <FormattedMessage id="failure.tryAgain" />
          </Button>
        ) : (
          <Button asChild size="large">
            <Link href="/login">
              <FormattedMessage id="login.button" />
            </Link>
          </Button>
        )
      }
    />
  );
}

/** One button starts the login. */
function AcceptInvitation({ secret }: { readonly secret: string }) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  const { data: settings } = useQuery(tenantSettings());
  const { invitation, end, tryAgain, accept, isOpening } = useInvitation(secret);
  if (end) return <Ended end={end} onTryAgain={tryAgain} />;
  if (!invitation) return <Waiting />;

  const tenant = settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" });
  const { invitedBy: name, emailAddress, roles, expirationTime } = invitation;
  const until = { date: longDay(expirationTime), time: time(expirationTime) };
  return (
    <NoticePage
      notice="invitation"
      title={formatMessage({ id: "invitation.title" }, { tenant })}
      body={[
        name === undefined
          ? formatMessage({ id: "invitation.ledeAlone" }, { tenant })
          : formatMessage({ id: "invitation.lede" }, { tenant, name }),
      ]}
      actions={
        <Button
          variant="primary"
          size="large"
          busy={isOpening}
          busyLabel={formatMessage({ id: "invitation.opening" })}
          onClick={accept}
        >
          {formatMessage({ id: "invitation.accept" })}
        </Button>
      }
    >
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
    </NoticePage>
  );
}

type InvitationEnd = "expired" | "used" | "replaced" | "unknown" | "unreachable";

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
