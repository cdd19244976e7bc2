import { useQuery } from "@tanstack/react-query";
import { dayAt } from "@tieout/core/calendar/day";
import { Box, Callout } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { Suspense, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { contactOf, type LinkSession } from "../api/link-session.ts";
import { business, collectionLimit, isFull } from "../api/request.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { PageTitle } from "../app/arrival.tsx";
import { useBrowser } from "../app/browser.tsx";
import { SplitFrame, useIsWide } from "../app/frame.tsx";
import { later } from "../app/later.tsx";
import { isAnonymous } from "../app/pages.ts";
import { reportFault } from "../app/report-faults.ts";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import {
  lastDayAsked,
  Promises,
  RequestSummary,
} from "../features/read-request/request-summary.tsx";
import { ConnectHere } from "./connect-here.tsx";
import { GiveBusinessInfo } from "./give-business-info.tsx";
import { Unexpected } from "./unexpected.tsx";
import { useAsked } from "./use-asked.ts";

// Lazy: few ever see it.
const LimitReached = later(
  async () => (await import("../features/ask-lender/limit-reached.tsx")).LimitReached,
);

interface LandingProps {
  readonly session: LinkSession;
  readonly settings: TenantSettings["appSettings"];
}

export function Landing({ session, settings }: LandingProps) {
  const { formatMessage } = useIntl();
  const isWide = useIsWide();
  const { now } = useBrowser();
  const [ended, setEnded] = useState<Problem>();
  const { asked, error: unread, refetch } = useAsked(session, settings);
  const named = useQuery(business(session.workspaceId));
  const limit = useQuery(collectionLimit());

  useEffect(() => {
    // Still unread after all retries, which only we can fix (S-T12).
    if (unread && unread.status !== 401) reportFault("page", initialisationException(unread));
  }, [unread]);

  if (unread) {
    const what = formatMessage({ id: "trouble.request" });
    return <Trouble onAgain={refetch} problem={unread} what={what} />;
  }
  if (ended) return <Trouble onAgain={() => {}} problem={ended} />;
  if (named.isError) {
    const what = formatMessage({ id: "trouble.business" });
    return <Trouble onAgain={named.refetch} problem={named.error} what={what} />;
  }
  if (!asked || !named.data || limit.isPending) return <Working />;

  const lenderName = session.lender.visibleName;
  const businessName = named.data.displayName;
  const lastDay = lastDayAsked(asked, dayAt(now(), now().getTimezoneOffset()));
  const takesNothing = isFull(limit.data);
  const promises = <Promises anonymous={asked.anonymizeCustomersAndVendors} />;

  return (
    <SplitFrame
      aside={
        <>
          {settings.showBorrowerIntroBanner && (
            <Box below={22}>
              <Callout tone="neutral">
                <FormattedMessage id="landing.intro" values={{ lender: lenderName }} />
              </Callout>
            </Box>
          )}
          <PageTitle windowTitle={formatMessage({ id: "landing.title" })}>
            {formatMessage(
              { id: isAnonymous(session) ? "portal.title" : "landing.heading" },
              { lender: lenderName },
            )}
          </PageTitle>
          <RequestSummary
            asked={asked}
            businessName={businessName}
            lastDay={lastDay}
            later={takesNothing}
          />
          {isWide && !takesNothing && promises}
        </>
      }
      foot={
        !takesNothing && (
          <Unexpected
            contact={contactOf(session)}
            lenderName={lenderName}
            unasked={isAnonymous(session)}
          />
        )
      }
    >
      {takesNothing && limit.data ? (
        <Suspense>
          <LimitReached contact={contactOf(session)} lenderName={lenderName} limit={limit.data} />
        </Suspense>
      ) : (
        <>
          <GiveBusinessInfo
            isWanted={settings.alwaysCollectBorrowerBusinessInfo && !isAnonymous(session)}
            lenderName={lenderName}
          >
            <ConnectHere
              asked={asked}
              businessName={businessName}
              lastDay={lastDay}
              onOver={setEnded}
              session={session}
              settings={settings}
            />
          </GiveBusinessInfo>
          {!isWide && promises}
        </>
      )}
    </SplitFrame>
  );
}

function initialisationException({ status, type }: Problem): Error {
  const fault = new Error(`A shared link's options could not be read: ${status} ${type}`);
  fault.name = "InitializationException";
  return fault;
}
