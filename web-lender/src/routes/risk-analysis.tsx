import { useQuery } from "@tanstack/react-query";
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Skeleton,
  useSkeleton,
  VisuallyHidden,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { ChartLine, FileSpreadsheet, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type LastRiskAnalysis,
  lastRiskAnalysis,
  type RiskAnalysis as Result,
  riskWorkbookAddress,
} from "../api/risk.ts";
import type { FinancialRecordPath, SubmissionDetails } from "../api/submission.ts";
import { TenantMessages } from "../app/tenant-messages.tsx";
import { AnalysisFailure } from "../features/analyze-risk/analysis-failure.tsx";
import { AnalyzeRisk } from "../features/analyze-risk/analyze-risk.tsx";
import { type Analyzing, useAnalyze } from "../features/analyze-risk/use-analyze.ts";
import { OverrideRisk } from "../features/override-risk/override-risk.tsx";
import { RiskResult } from "../features/risk-result/risk-result.tsx";
import type { RiskLinks } from "../features/risk-result/warnings.tsx";
import { triesModel } from "../features/what-if/try-move.ts";
import { WhatIf } from "../features/what-if/what-if.tsx";
import { LoadFailure } from "../loading/load-failure.tsx";
import { notPrinted } from "../printing/not-printed.css.ts";
import "../printing/paper.css";
import "./risk-page.css";
import * as styles from "./risk-page.css.ts";

interface RiskAnalysisProps {
  readonly record: FinancialRecordPath;
  readonly details: SubmissionDetails;
  readonly links: RiskLinks;
  readonly tabs: ReactNode;
}

/** A collection's estimate of default: analyzed here, explained, tried out and printed. */
export function RiskAnalysis(props: RiskAnalysisProps) {
  return (
    <TenantMessages part="risk">
      <RiskPage {...props} />
    </TenantMessages>
  );
}

function RiskPage(props: RiskAnalysisProps) {
  const { record, tabs } = props;
  const { formatMessage } = useIntl();
  const last = useQuery(lastRiskAnalysis(record));
  const showsSkeleton = useSkeleton(last.isPending);
  const analysis = last.data?.analysis?.analysis;

  return (
    <div className="risk-page">
      <div className={styles.bar}>
        {tabs}
        <div className={styles.actions}>
          {analysis && (
            <>
              <Button asChild icon={<FileSpreadsheet aria-hidden />} size="small">
                <a download href={riskWorkbookAddress(record, analysis.id)}>
                  <FormattedMessage id="risk.workbook" />
                </a>
              </Button>
              <Button icon={<Printer aria-hidden />} onClick={() => window.print()} size="small">
                <FormattedMessage id="risk.print" />
              </Button>
            </>
          )}
        </div>
      </div>
      {last.data ? (
        <LoadedRisk {...props} last={last.data} />
      ) : last.error ? (
        <LoadFailure
          error={last.error}
          isPage
          onTryAgain={() => void last.refetch()}
          takesFocus
          title={formatMessage({ id: "risk.loadFailed" })}
        />
      ) : (
        showsSkeleton && (
          <Card>
            <Skeleton count={10} label={formatMessage({ id: "risk.loading" })} />
          </Card>
        )
      )}
    </div>
  );
}

interface LoadedRiskProps extends RiskAnalysisProps {
  readonly last: LastRiskAnalysis;
}

function LoadedRisk({ record, details, links, last }: LoadedRiskProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const analyzing = useAnalyze(record);
  const { displayName } = details.entity;
  const collection = longDay(details.creationTime);
  const result = last.analysis;

  return (
    <div className={styles.stack}>
      <VisuallyHidden>
        <h1>{formatMessage({ id: "risk.heading" }, { name: displayName })}</h1>
      </VisuallyHidden>
      <div aria-hidden className="risk-page-title">
        {formatMessage({ id: "risk.heading" }, { name: displayName })}
        <small>{collection}</small>
      </div>
      <div className={notPrinted}>
        <AnalyzeRisk
          analysis={result?.analysis ?? undefined}
          analyzing={analyzing}
          naicsCode={last.naicsCode}
          postalCode={last.postalCode}
        />
      </div>
      <AnalysisFailure {...analyzing} />
      <Outcome
        {...{ analyzing, links, record, result, collection }}
        company={displayName}
        isOfOtherModel={last.isOfOtherModel}
        isStale={last.isStale}
      />
    </div>
  );
}

interface OutcomeProps {
  readonly result: Result | null;
  readonly isStale: boolean;
  readonly isOfOtherModel: boolean;
  readonly analyzing: Analyzing;
  readonly record: FinancialRecordPath;
  readonly links: RiskLinks;
  readonly company: string;
  readonly collection: string;
}

function Outcome(props: OutcomeProps) {
  const { result, isStale, isOfOtherModel, analyzing, record, links, company, collection } = props;
  const { formatMessage } = useIntl();
  const analysis = result?.analysis;
  const inputs = result?.inputs;

  if (!result || !analysis || !inputs) {
    return analyzing.failure !== undefined ? null : (
      <Card>
        <EmptyState
          icon={<ChartLine aria-hidden />}
          title={formatMessage({ id: "risk.none.title" })}
        >
          <FormattedMessage id="risk.none" />
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {isStale && (
        <Callout title={formatMessage({ id: "risk.stale" })} tone="warning">
          <FormattedMessage id="risk.stale.detail" values={{ version: analysis.spreadVersion }} />
        </Callout>
      )}
      {isOfOtherModel && (
        <Callout title={formatMessage({ id: "risk.otherModel" })} tone="info">
          <FormattedMessage id="risk.otherModel.detail" values={{ model: analysis.modelVersion }} />
        </Callout>
      )}
      <RiskResult
        {...{ analysis, inputs, links, company, collection }}
        outputs={result.result?.outputs ?? []}
        overrides={<OverrideRisk analysis={analysis} record={record} />}
        peerScore={result.peerScore}
        whatIf={triesModel(analysis.modelHash) && <WhatIf analysis={analysis} inputs={inputs} />}
      />
    </>
  );
}
