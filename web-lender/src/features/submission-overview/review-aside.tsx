import { useQuery } from "@tanstack/react-query";
import { Card, Skeleton, Stack, useSkeleton } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { checksOf } from "../../api/checks.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { DataQuality } from "./data-quality.tsx";
import type { OverviewLinks } from "./overview-links.ts";
import { TieOuts } from "./tie-outs.tsx";

interface ReviewAsideProps {
  readonly record: FinancialRecordPath;
  readonly links: OverviewLinks;
}

/** How far the books can be relied on. That it can't be read leaves the rest of the page as it is. */
export function ReviewAside({ record, links }: ReviewAsideProps) {
  const { formatMessage } = useIntl();
  const { data: checks, error, isPending, refetch } = useQuery(checksOf(record));
  const showsSkeleton = useSkeleton(isPending);

  if (checks) {
    return (
      <Stack as="aside" aria-label={formatMessage({ id: "quality.title" })} gap="large">
        <DataQuality checks={checks} links={links} />
        <TieOuts checks={checks} />
      </Stack>
    );
  }
  if (error) {
    return (
      <LoadFailure
        title={formatMessage({ id: "quality.failed" })}
        error={error}
        onTryAgain={() => refetch()}
      />
    );
  }
  return (
    showsSkeleton && (
      <Card>
        <Skeleton count={6} label={formatMessage({ id: "quality.loading" })} />
      </Card>
    )
  );
}
