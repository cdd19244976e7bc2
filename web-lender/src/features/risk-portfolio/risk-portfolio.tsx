import { useInfiniteQuery } from "@tanstack/react-query";
import {
  Button,
  Card,
  type DataColumn,
  DataTable,
  EmptyState,
  Inline,
  Link,
  PageHead,
  Skeleton,
  Stack,
  Text,
  useSkeleton,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { BriefcaseBusiness } from "lucide-react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import { type RiskPortfolioItem, riskPortfolio } from "../../api/risk.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { type RiskFigures, useRiskFigures } from "../../risk/use-risk-figures.ts";
import { ChangeSince, Findings, Labeled, Overridden } from "./portfolio-values.tsx";

export interface PortfolioAddresses {
  readonly risk: (workspaceId: string, submissionId: string) => string;
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly workspaceList: string;
}

/** Workspaces by probability of default within a year, highest first. */
export function RiskPortfolio({ addresses }: { readonly addresses: PortfolioAddresses }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const figures = useRiskFigures();
  const { bookDay, day } = useDates();
  const portfolio = useInfiniteQuery(riskPortfolio());
  const showsSkeleton = useSkeleton(portfolio.isPending);
  const items = portfolio.data?.pages.flatMap((page) => page.items);

  return (
    <>
      <PageHead title={formatMessage({ id: "portfolio.title" })} />
      <Stack gap="medium">
        <Text as="p" tone="muted">
          <FormattedMessage id="portfolio.about" />
        </Text>
        {portfolio.error && !items && (
          <LoadFailure
            error={portfolio.error}
            onTryAgain={() => void portfolio.refetch()}
            title={formatMessage({ id: "portfolio.failed" })}
          />
        )}
        {portfolio.isPending && showsSkeleton && (
          <Card inset="none">
            <Skeleton count={8} label={formatMessage({ id: "portfolio.loading" })} shape="rows" />
          </Card>
        )}
        {items?.length === 0 && (
          <Card>
            <EmptyState
              action={
                <Button asChild>
                  <RouterLink href={addresses.workspaceList}>
                    <FormattedMessage id="portfolio.toWorkspaces" />
                  </RouterLink>
                </Button>
              }
              icon={<BriefcaseBusiness aria-hidden />}
              title={formatMessage({ id: "portfolio.empty" })}
            >
              <FormattedMessage id="portfolio.emptyHint" />
            </EmptyState>
          </Card>
        )}
        {items && items.length > 0 && (
          <>
            <Card inset="none">
              <DataTable
                columns={columnsIn(intl, figures, { bookDay, day }, addresses)}
                items={items}
                keyOf={({ workspaceId }) => workspaceId}
                label={formatMessage({ id: "portfolio.title" })}
                linesBelow={1000}
                rows="roomy"
              />
            </Card>
            {portfolio.hasNextPage && (
              <Stack align="center">
                <Button
                  busy={portfolio.isFetchingNextPage}
                  onClick={() => void portfolio.fetchNextPage()}
                >
                  <FormattedMessage id="portfolio.more" />
                </Button>
              </Stack>
            )}
            <Text as="p" size="small" tone="muted">
              <FormattedMessage id="portfolio.limits" />
            </Text>
          </>
        )}
      </Stack>
    </>
  );
}

interface Days {
  readonly bookDay: (day: string) => string;
  readonly day: (instant: string) => string;
}

function columnsIn(
  { formatMessage }: IntlShape,
  { percent }: RiskFigures,
  { bookDay, day }: Days,
  addresses: PortfolioAddresses,
): readonly DataColumn<RiskPortfolioItem>[] {
  const label = (
    id: "workspace" | "pd1" | "pd5" | "peerScore" | "change" | "findings" | "analyzed",
  ) => formatMessage({ id: `portfolio.${id}` });
  return [
    {
      ...{ key: "workspace", label: label("workspace"), rowHeader: true, wide: true },
      narrow: { line: 1, at: "whole" },
      cell: ({ workspaceId, submissionId, displayName, overridden }) => (
        <Inline gap="small" rowGap="tiny" wrap>
          <Link asChild tone="quiet">
            <RouterLink href={addresses.risk(workspaceId, submissionId)}>{displayName}</RouterLink>
          </Link>
          {overridden && <Overridden direction={overridden} />}
        </Inline>
      ),
      secondLine: ({ statementYear, periodEnd }) =>
        formatMessage(
          { id: "portfolio.fiscalYear" },
          { year: String(statementYear), day: bookDay(periodEnd) },
        ),
    },
    {
      ...{ key: "pd1", label: label("pd1"), align: "end", tone: "strong" },
      narrow: { line: 2, at: "start" },
      cell: ({ pd1 }) => <Labeled label={label("pd1")}>{percent(pd1 / 100)}</Labeled>,
    },
    {
      ...{ key: "pd5", label: label("pd5"), align: "end", narrow: { line: 2, at: "end" } },
      cell: ({ pd5 }) => <Labeled label={label("pd5")}>{percent(pd5 / 100)}</Labeled>,
    },
    {
      ...{ key: "change", label: label("change"), align: "end" },
      narrow: { line: 3, at: "whole" },
      cell: (item) => <ChangeSince label={label("change")} of={item} />,
    },
    {
      ...{ key: "peer-score", label: label("peerScore"), align: "end", narrow: "half" },
      hideBelow: 1100,
      cell: ({ peerScore }) => peerScore ?? "—",
    },
    {
      ...{ key: "findings", label: label("findings"), narrow: { line: 4, at: "whole" } },
      cell: (item) => (
        <Findings
          href={addresses.overview(item.workspaceId, item.submissionId)}
          label={label("findings")}
          of={item.openFindings}
        />
      ),
    },
    {
      ...{ key: "analyzed", label: label("analyzed"), tone: "muted", narrow: "half" },
      cell: ({ analyzedAt }) => day(analyzedAt),
    },
  ];
}
