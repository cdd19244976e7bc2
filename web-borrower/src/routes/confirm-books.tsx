import { useQuery } from "@tanstack/react-query";
import { dayAt } from "@tieout/core/calendar/day";
import { lastDayOfUpdates } from "@tieout/core/consent/until";
import { updatesQuestion, updatesWords } from "@tieout/core/consent/words";
import { languageOf } from "@tieout/core/language";
import { Box } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "wouter";
import type { ConnectionRequest } from "../api/connection-request.ts";
import { isOver, type LinkSession, openSubmission } from "../api/link-session.ts";
import { business, submissionRequest } from "../api/request.ts";
import { usePackageName } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { forgetConnection } from "../api/visit-turns.ts";
import { PageTitle } from "../app/arrival.tsx";
import { useBrowser } from "../app/browser.tsx";
import { Frame } from "../app/frame.tsx";
import { reportFault } from "../app/report-faults.ts";
import { StepCount } from "../app/step-count.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { AllowUpdates } from "../features/allow-updates/allow-updates.tsx";
import { ConfirmBusiness } from "../features/confirm-business/confirm-business.tsx";
import { useDecline } from "../features/confirm-business/use-decline.ts";
import { ProveEmail } from "../features/prove-email/prove-email.tsx";
import { useStartImport } from "../features/start-import/use-start-import.ts";
import { ConnectionFailed } from "./connection-failed.tsx";

interface ConfirmBooksProps {
  readonly connection: ConnectionRequest;
  readonly session: LinkSession;
}

export function ConfirmBooks({ connection, session }: ConfirmBooksProps) {
  const { formatMessage, locale } = useIntl();
  const [, navigate] = useLocation();
  const named = useQuery(business(session.workspaceId));
  const updates = useUpdates(session);
  const packageName =
    usePackageName()(connection.accountingPackage) ?? formatMessage({ id: "package.unnamed" });
  const submissionId =
    connection.submissionId ?? openSubmission(session.submissions)?.id ?? readVisit().submissionId;
  const starting = useStartImport(() => navigate("/progress", { replace: true }));
  const declining = useDecline(() => {
    forgetConnection();
    navigate(`/linked?choose&declined=${connection.accountingPackage}`, { replace: true });
  });

  if (named.isError) return <Trouble onAgain={named.refetch} problem={named.error} />;
  if (!named.data) return <Working />;
  const { problem } = starting;
  if (problem && isOver(problem)) {
    return <Trouble onAgain={() => {}} problem={problem} />;
  }
  const isLate = problem?.errors?.some(({ code }) => code === "expired") ?? false;
  if (problem?.status === 404 || isLate) {
    // Nobody confirmed it in time, so the sign-in is given back.
    return (
      <ConnectionFailed
        connection={connection}
        failure="RequestExpired"
        onAnother={() => navigate("/linked?choose", { replace: true })}
        session={session}
      />
    );
  }
  const { connectionId, datasetName } = connection;
  const { visibleName: lenderName } = session.lender;
  const language = languageOf(locale);
  const isProofAwaited = updates.isAllowed && !session.email?.isProven;
  const start = () => {
    if (connectionId === undefined || submissionId === undefined) {
      // Without a company to confirm, the borrower must reconnect (S-T18).
      reportFault("page", new Error("A connection came back without its id"));
      forgetConnection();
      return navigate("/linked?choose", { replace: true });
    }
    const { workspaceId } = session;
    const until = updates.isAllowed ? updates.until : undefined;
    const { version, sha256 } = updatesWords({ lender: lenderName, until }, language);
    const answer = {
      ...(datasetName !== undefined && { companyShown: datasetName }),
      ...(until && { updatesUntil: until }),
      ...(updates.until && { updatesWords: { version, sha256 } }),
    };
    starting.start({ workspaceId, submissionId, connectionId, answer });
  };

  return (
    <Frame>
      <StepCount at="confirm" session={session} />
      <PageTitle>
        {formatMessage({ id: "confirm.title" }, { business: named.data.displayName })}
      </PageTitle>
      <ConfirmBusiness
        before={isProofAwaited ? formatMessage({ id: "confirm.updates.first" }) : undefined}
        business={named.data.displayName}
        connection={connection}
        isDeclining={declining.isDeclining}
        isStarting={starting.isStarting}
        lenderName={lenderName}
        onNo={() =>
          declining.decline({
            workspaceId: session.workspaceId,
            connectionRequestId: connection.id,
          })
        }
        onYes={start}
        packageName={packageName}
        refusal={problem ? { failed: "failedToStartImport", problem } : undefined}
      >
        {updates.until !== undefined && (
          <AllowUpdates
            asked={updatesQuestion({ lender: lenderName, until: updates.until }, language)}
            isAllowed={updates.isAllowed}
            onChange={updates.allow}
          />
        )}
        {updates.isAllowed && (
          <Box above={16}>
            <ProveEmail
              email={session.email}
              lede={<FormattedMessage id="confirm.updates.email" />}
              proved={
                <FormattedMessage
                  id="confirm.updates.email.done"
                  values={{ email: session.email?.emailAddress ?? "" }}
                />
              }
              title={formatMessage({ id: "confirm.updates.email.title" })}
            />
          </Box>
        )}
      </ConfirmBusiness>
    </Frame>
  );
}

/** What the request asks for, and what the borrower chose. Once is preselected. */
function useUpdates(session: LinkSession) {
  const { now } = useBrowser();
  const [isAllowed, allow] = useState(false);
  const months = useQuery(submissionRequest(session)).data?.updatesForMonths;
  const at = now();
  const today = dayAt(at, at.getTimezoneOffset());
  const until = months === undefined ? undefined : lastDayOfUpdates(today, months);
  return { until, isAllowed, allow };
}
