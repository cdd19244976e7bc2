import { useQuery } from "@tanstack/react-query";
import { dayAt } from "@tieout/core/calendar/day";
import { languageOf } from "@tieout/core/language";
import { Box, Callout, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect } from "wouter";
import { anonymousLimit, anonymousText } from "../api/anonymous-link.ts";
import { isFull } from "../api/request.ts";
import { type TenantSettings, useLenderName } from "../api/tenant-settings.ts";
import { readVisit } from "../api/visit.ts";
import { PageTitle } from "../app/arrival.tsx";
import { useBrowser } from "../app/browser.tsx";
import { SplitFrame, useIsWide } from "../app/frame.tsx";
import { endOfLink } from "../app/pages.ts";
import { Working } from "../app/working.tsx";
import { LimitReached } from "../features/ask-lender/limit-reached.tsx";
import { NextPackages } from "../features/choose-package/next-packages.tsx";
import { BusinessInfoForm } from "../features/give-business-info/business-info-form.tsx";
import { useOpenWorkspace } from "../features/open-workspace/use-open-workspace.ts";
import { lastDayAsked, Promises, WhatIsShared } from "../features/read-request/request-summary.tsx";
import { Explained } from "../messages/explained.tsx";
import { Unexpected } from "./unexpected.tsx";

interface AnonymousLandingProps {
  readonly settings: TenantSettings["appSettings"];
  readonly onOpened: () => void;
}

/** Recipient, scope, and who shares (S-U14). */
export function AnonymousLanding({ settings, onOpened }: AnonymousLandingProps) {
  const { formatMessage, locale } = useIntl();
  const isWide = useIsWide();
  const { now } = useBrowser();
  const lender = useLenderName();
  const said = useQuery(anonymousText(languageOf(locale)));
  // Where it can't be read, the refusal comes after the form.
  const limit = useQuery(anonymousLimit());
  const { open, isOpening, failure } = useOpenWorkspace(onOpened);

  const end = failure && endOfLink(failure.problem);
  if (end !== undefined) return <Redirect replace to={end} />;
  if (said.isPending || limit.isPending) return <Working />;
  const takesNothing = isFull(limit.data);

  const asked = settings.defaultAnonymousOptions;
  const lastDay = lastDayAsked(asked, dayAt(now(), now().getTimezoneOffset()));
  const promises = <Promises anonymous={asked.anonymizeCustomersAndVendors} />;
  const email = settings.supportEmailAddress;
  const contact = email === undefined ? {} : { email };

  return (
    <SplitFrame
      aside={
        <>
          {settings.showBorrowerIntroBanner && (
            <Box below={22}>
              <Callout tone="neutral">
                <FormattedMessage id="landing.intro" values={{ lender }} />
              </Callout>
            </Box>
          )}
          <PageTitle windowTitle={formatMessage({ id: "landing.title" })}>
            {said.data?.title ?? formatMessage({ id: "portal.title" }, { lender })}
          </PageTitle>
          <Text above={10} as="p" pretty tone="muted">
            {said.data?.introduction ?? <FormattedMessage id="portal.lede" />} {said.data?.privacy}
          </Text>
          <WhatIsShared asked={asked} lastDay={lastDay} later={takesNothing} />
          {isWide && !takesNothing && promises}
        </>
      }
      foot={!takesNothing && <Unexpected contact={contact} lenderName={lender} unasked />}
    >
      {takesNothing && limit.data ? (
        <LimitReached contact={contact} lenderName={lender} limit={limit.data} />
      ) : (
        <>
          <BusinessInfoForm
            action={said.data?.button}
            emailHint={formatMessage({ id: "portal.email.hint" })}
            isBusy={isOpening}
            isUnknown
            known={readVisit().business}
            lenderName={lender}
            onGiven={open}
            problem={failure && <Explained {...failure} />}
          />
          <NextPackages offered={settings.accountingPackages} />
          {!isWide && promises}
        </>
      )}
    </SplitFrame>
  );
}
