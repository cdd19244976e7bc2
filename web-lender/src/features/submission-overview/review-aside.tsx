import { useQuery } from "@tanstack/react-query";
import { toMinor } from "@tieout/core/money";
import {
  Card,
  CheckList,
  Skeleton,
  Stack,
  type StatusTone,
  Text,
  useSkeleton,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import { type Checks, checksOf, type FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { useFigures } from "../../messages/review/use-figures.ts";
import { DataQuality, type OverviewLinks } from "./data-quality.tsx";
import { type CheckGroup, groupChecks } from "./group-checks.ts";

interface ReviewAsideProps {
  readonly record: FinancialRecordPath;
  readonly links: OverviewLinks;
}

/** If it can't be read, the rest of the page stays. */
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

const tones = { Pass: "success", Fail: "warning", Inconclusive: "neutral" } as const;

/** What was checked against what, with results (D-44). */
function TieOuts({ checks: { checks, summary, currency } }: { readonly checks: Checks }) {
  const { formatMessage } = useIntl();
  const amountOf = useTieOutAmount(currency);
  const title = formatMessage({ id: "tieOut.title" });
  const hasTwoBases = new Set(checks.map(({ basis }) => basis)).size > 1;
  const detailOf = ({ basis, reason }: CheckGroup) => {
    const named = hasTwoBases ? formatMessage({ id: `statement.basis.${basis}` }) : undefined;
    return named && reason ? `${named}. ${reason}` : (reason ?? named);
  };
  const groups = groupChecks(checks.filter(({ category }) => category !== "quality"));

  return (
    <Card
      actions={
        <Text numeric size="small" tone="muted">
          <FormattedMessage id="tieOut.summary" values={{ ...summary }} />
        </Text>
      }
      inset="none"
      title={title}
    >
      <CheckList
        items={groups.map((group) => ({
          id: `${group.basis} ${group.title}`,
          tone: tones[group.outcome] satisfies StatusTone,
          status: formatMessage({ id: `tieOut.outcome.${group.outcome}` }),
          name: group.title,
          detail: detailOf(group),
          amount: amountOf(group),
        }))}
        label={title}
      />
    </Card>
  );
}

/** Periods that agree, or the difference of one. */
function useTieOutAmount(currency: string): (group: CheckGroup) => string {
  const { formatMessage } = useIntl();
  const { amount } = useFigures();
  const { bookDay } = useDates();
  const figure = (minor: number) => amount(toMinor(minor), currency);

  return ({ checks, outcome }) => {
    if (outcome === "Inconclusive") return formatMessage({ id: "tieOut.notCheckable" });

    const failed = checks.find((check) => check.outcome === "Fail");
    if (failed?.difference !== undefined) {
      const difference = figure(failed.difference);
      return failed.toDate && checks.length > 1
        ? formatMessage(
            { id: "tieOut.differenceOn" },
            { amount: difference, day: bookDay(failed.toDate) },
          )
        : formatMessage({ id: "tieOut.difference" }, { amount: difference });
    }
    if (checks.length > 1 || failed) {
      const passed = checks.filter((check) => check.outcome === "Pass").length;
      return formatMessage({ id: "tieOut.periods" }, { passed, all: checks.length });
    }
    const [only] = checks;
    return only?.difference
      ? formatMessage({ id: "tieOut.tolerance" }, { amount: figure(only.tolerance) })
      : formatMessage({ id: "tieOut.noDifference" });
  };
}
