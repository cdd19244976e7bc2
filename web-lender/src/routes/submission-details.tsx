import { useSuspenseQuery } from "@tanstack/react-query";
import { Tab, Tabs } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { lazy } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, Redirect, useLocation, useSearchParams } from "wouter";
import { newestOf, type SubmissionDetails, submissionDetails } from "../api/submission.ts";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { PageBoundary } from "../app/page-boundary.tsx";
import { HideCollection, RestoreCollection } from "../features/hide-collection.tsx";
import { HoldCollection } from "../features/hold-collection.tsx";
import { ReleaseStatements } from "../features/release-statements.tsx";
import { SubmissionOverview } from "../features/submission-overview/submission-overview.tsx";
import { addresses } from "./addresses.ts";
import { seekAccount, writeVersion } from "./financial-statements-address.ts";
import { RetryCollection } from "./retry-collection.tsx";
import {
  isHeldBack,
  StatementsUnavailable,
  SubmissionDetailsFailure,
} from "./submission-details-unavailable.tsx";

// Lazy, so the overview doesn't wait for them.
const RiskAnalysis = lazy(async () => ({
  default: (await import("./risk-analysis.tsx")).RiskAnalysis,
}));
const FinancialStatements = lazy(async () => ({
  default: (await import("./financial-statements.tsx")).FinancialStatements,
}));

export interface SubmissionDetailsRouteProps {
  /** Which breadcrumb leads here (D-19). */
  readonly from: "workspace" | "list";
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly tab?: string | undefined;
}

export function SubmissionDetailsRoute(place: SubmissionDetailsRouteProps) {
  return (
    <PageBoundary
      failure={(error, tryAgain) => (
        <SubmissionDetailsFailure
          error={error}
          onTryAgain={tryAgain}
          workspaceId={place.workspaceId}
        />
      )}
      key={place.submissionId}
    >
      <SubmissionDetailsPage {...place} />
    </PageBoundary>
  );
}

function SubmissionDetailsPage({
  from,
  workspaceId,
  submissionId,
  tab,
}: SubmissionDetailsRouteProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const path = { workspaceId, submissionId };
  const { data: details } = useSuspenseQuery(submissionDetails(path));
  const settings = useTenantSettings();
  const { may, financialRecordId } = details;
  const date = longDay(details.creationTime);

  const route = from === "workspace" ? "workspacesubmissiondetails" : "submissiondetails";
  const base = `/${route}/${workspaceId}/${submissionId}`;
  const hasStatements =
    settings.appSettings.financialStatementsEnabled &&
    may.openStatements &&
    details.financialRecordStatus === "Created";
  const hasRisk =
    settings.appSettings.riskCalcEnabled && hasStatements && financialRecordId !== undefined;
  const sought = tab?.toLowerCase();
  const showsStatements = sought === "financialstatements";
  const showsRisk = sought === "riskanalysis" && hasRisk;
  const collection = `${details.entity.displayName}, ${date}`;
  const part = formatMessage({
    id: showsStatements ? "review.statements" : showsRisk ? "list.risk" : "review.overview",
  });
  usePageTitle("review.title", `${part} · ${collection}`);
  const trail = [
    { label: formatMessage({ id: "review.workspaces" }), href: addresses.workspaceList },
    from === "workspace"
      ? { label: details.entity.displayName, href: addresses.workspace(workspaceId) }
      : { label: formatMessage({ id: "report.title" }), href: addresses.report },
    { label: date },
  ];

  const isHeld = details.financialRecordStatus === "Created" && isHeldBack(details.statements);
  if (showsStatements && (isHeld || details.retentionPolicy.isDeleted)) {
    return (
      <Frame trail={trail}>
        <StatementsUnavailable
          why={isHeld ? "held-back" : "deleted"}
          details={details}
          overview={`${base}/overview`}
        />
      </Frame>
    );
  }
  if (sought !== "overview" && !(showsStatements && hasStatements) && !showsRisk) {
    return <Redirect replace to={`${base}/overview`} />;
  }
  if (showsStatements && financialRecordId !== undefined) {
    return (
      <Frame trail={trail} width="bleed">
        <FinancialStatements
          key={financialRecordId}
          overviewHref={`${base}/overview`}
          record={{ workspaceId, financialRecordId }}
          submission={path}
          tabs={
            <SubmissionDetailsTabs
              {...{ base, hasRisk }}
              current="financialstatements"
              line={false}
            />
          }
        />
      </Frame>
    );
  }
  const statements = `${base}/financialstatements`;
  if (showsRisk && financialRecordId !== undefined) {
    return (
      <Frame trail={trail}>
        <RiskAnalysis
          details={details}
          key={financialRecordId}
          links={{ findings: `${base}/overview`, statements }}
          record={{ workspaceId, financialRecordId }}
          tabs={
            <SubmissionDetailsTabs {...{ base, hasRisk }} current="riskanalysis" line={false} />
          }
        />
      </Frame>
    );
  }
  return (
    <Frame trail={trail}>
      <SubmissionOverview
        details={details}
        highlightedRevision={revisionSought(search, details)}
        links={{
          workspace: addresses.workspace(workspaceId),
          ...(hasStatements && { statements }),
          statement: (type) => `${statements}?type=${type}`,
          version: (version) => `${statements}?${writeVersion(version)}`,
          account: (accountId, day) =>
            `${statements}?${seekAccount({ accountId, ...(day && { day }) })}`,
        }}
        now={new Date()}
        path={path}
        acts={
          <>
            {may.restore && <RestoreCollection collection={details} />}
            {may.releaseStatements && <ReleaseStatements submission={details} />}
            {may.hide && (
              <HideCollection
                collection={details}
                onHidden={() => navigate(addresses.workspace(workspaceId))}
              />
            )}
          </>
        }
        hold={may.holdLegally && <HoldCollection details={details} />}
        retry={<RetryCollection details={details} />}
        tabs={
          (hasStatements || isHeld) && (
            <SubmissionDetailsTabs {...{ base, hasRisk }} current="overview" />
          )
        }
      />
    </Frame>
  );
}

/** `highlightrevision` is true for the latest (S-U64), or names one by its number. */
function revisionSought(
  search: URLSearchParams,
  { workbooks }: SubmissionDetails,
): number | undefined {
  const sought = search.get("highlightrevision");
  if (sought === "true") return newestOf(workbooks)?.revisionNumber;
  return workbooks.find(({ revisionNumber }) => String(revisionNumber) === sought)?.revisionNumber;
}

export type SubmissionTab = "overview" | "financialstatements" | "riskanalysis";

interface SubmissionDetailsTabsProps {
  /** Tabs append their own segment. */
  readonly base: string;
  readonly current: SubmissionTab;
  /** Whether the tenant has risk analysis on and there are books (S-U61). */
  readonly hasRisk: boolean;
  /** Off where a toolbar draws the line. */
  readonly line?: boolean;
}

export function SubmissionDetailsTabs({
  base,
  current,
  hasRisk,
  line = true,
}: SubmissionDetailsTabsProps) {
  const { formatMessage } = useIntl();

  return (
    <Tabs label={formatMessage({ id: "review.tabs" })} line={line}>
      <Tab asChild current={current === "overview"}>
        <Link href={`${base}/overview`}>
          <FormattedMessage id="review.overview" />
        </Link>
      </Tab>
      <Tab asChild current={current === "financialstatements"}>
        <Link href={`${base}/financialstatements`}>
          <FormattedMessage id="review.statements" />
        </Link>
      </Tab>
      {hasRisk && (
        <Tab asChild current={current === "riskanalysis"}>
          <Link href={`${base}/riskanalysis`}>
            <FormattedMessage id="list.risk" />
          </Link>
        </Tab>
      )}
    </Tabs>
  );
}
