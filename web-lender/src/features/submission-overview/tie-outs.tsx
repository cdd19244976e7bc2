import { Card, CheckList, type StatusTone, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { Checks } from "../../api/checks.ts";
import { groupChecks } from "./group-checks.ts";
import { useTieOutAmount } from "./use-tie-out-amount.ts";

const tones = { Pass: "success", Fail: "warning", Inconclusive: "neutral" } as const;

/** What of the books was checked against what, and how it came out (D-44). */
export function TieOuts({ checks: { checks, summary, currency } }: { readonly checks: Checks }) {
  const { formatMessage } = useIntl();
  const amountOf = useTieOutAmount(currency);
  const title = formatMessage({ id: "tieOut.title" });
  const hasTwoBases = new Set(checks.map(({ basis }) => basis)).size > 1;
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
          detail: hasTwoBases ? formatMessage({ id: `statement.basis.${group.basis}` }) : undefined,
          amount: amountOf(group),
        }))}
        label={title}
      />
    </Card>
  );
}
