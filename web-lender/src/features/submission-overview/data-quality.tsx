import { dataQuality } from "@tieout/core/check/data-quality";
import { toMinor } from "@tieout/core/money";
import type { StatementType } from "@tieout/core/statement/layout";
import { Badge, Box, Button, Card, Inline, Link, StatusIcon, Text } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { Check, Checks } from "../../api/submission.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import { findingsOf, titleOf } from "./group-checks.ts";
import * as styles from "./submission-overview.css.ts";

export interface OverviewLinks {
  readonly workspace: string;
  /** Absent where statements can't be opened yet, or by this reader. */
  readonly statements?: string;
  readonly statement: (type: StatementType) => string;
  /** Address that compares a version of the statements with others. */
  readonly version: (version: number) => string;
  readonly account: (accountId: string, day: string | undefined) => string;
}

interface DataQualityProps {
  readonly checks: Checks;
  readonly links: OverviewLinks;
}

/** The rest opens on request, so tie-outs stay in sight. */
const shownAtFirst = 8;

/** Worst first. */
export function DataQuality({ checks: found, links }: DataQualityProps) {
  const { checks, currency, lacksBalanceSheet = false } = found;
  const { formatMessage } = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const findings = findingsOf(checks);
  const { high, medium, low, passed, answered } = dataQuality(checks);
  const shown = showsAll ? findings : findings.slice(0, shownAtFirst);

  return (
    <Card inset="none" title={formatMessage({ id: "quality.title" })}>
      <div className={styles.score}>
        {high > 0 && (
          <Score icon={<CircleAlert aria-hidden size={14} />}>
            <FormattedMessage id="quality.high" values={{ count: high, b: strong }} />
          </Score>
        )}
        {medium > 0 && (
          <Score icon={<TriangleAlert aria-hidden size={14} />}>
            <FormattedMessage id="quality.medium" values={{ count: medium, b: strong }} />
          </Score>
        )}
        {low > 0 && (
          <Score icon={<TriangleAlert aria-hidden size={14} />}>
            <FormattedMessage id="quality.low" values={{ count: low, b: strong }} />
          </Score>
        )}
        <Score icon={<CircleCheck aria-hidden size={14} />}>
          <FormattedMessage id="quality.passed" values={{ passed, all: answered, b: strong }} />
        </Score>
      </div>
      {findings.length === 0 && (
        <Box paddingBlock="medium" paddingInline="large">
          <Text tone="muted">
            <FormattedMessage id="quality.none" />
          </Text>
        </Box>
      )}
      <ul>
        {shown.map(({ finding, consequences }) => (
          <Finding
            check={finding}
            consequences={consequences}
            currency={currency}
            key={`${finding.basis} ${finding.id}`}
            place={placeOf(finding, links, { lacksBalanceSheet })}
          />
        ))}
      </ul>
      {shown.length < findings.length && (
        <Box paddingBlock="medium" paddingInline="large">
          <Button onClick={() => setShowsAll(true)} variant="link">
            <FormattedMessage id="quality.showAll" values={{ count: findings.length }} />
          </Button>
        </Box>
      )}
    </Card>
  );
}

function Score({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className={styles.scoreItem}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

const strong = (chunks: ReactNode[]) => <strong className={styles.scoreCount}>{chunks}</strong>;

interface FindingProps {
  readonly check: Check;
  readonly consequences: readonly Check[];
  readonly currency: string;
  /** Where its figures can be seen. */
  readonly place: Place | undefined;
}

const tones = { high: "danger", medium: "warning", low: "neutral" } as const;

function Finding({ check, consequences, currency, place }: FindingProps) {
  const { formatList, formatMessage } = useIntl();
  const { amount } = useFigures();
  const { severity, title, outcomeDescription, difference, classified } = check;
  const { unknown = 0, others = 0 } = classified ?? {};

  return (
    <li className={styles.finding}>
      <StatusIcon tone={tones[severity]} />
      <Inline align="baseline" justify="between">
        <Text weight="medium">{title}</Text>
        <Badge tone={tones[severity]}>
          <FormattedMessage id={`quality.severity.${severity}`} />
        </Badge>
      </Inline>
      <p className={styles.findingText}>{outcomeDescription}</p>
      {unknown + others > 0 && (
        <p className={styles.findingText}>
          {formatMessage(
            { id: "quality.classified" },
            { unknown, others, both: unknown > 0 && others > 0 ? "yes" : "no" },
          )}
        </p>
      )}
      {consequences.length > 0 && (
        <p className={styles.findingText}>
          {formatMessage(
            { id: "quality.consequences" },
            { checks: formatList(consequences.map(titleOf)) },
          )}
        </p>
      )}
      <div className={styles.findingFoot}>
        {difference !== undefined && difference !== 0 && (
          <Text numeric size="small" weight="medium">
            {formatMessage(
              { id: "quality.difference" },
              { amount: amount(toMinor(difference), currency) },
            )}
          </Text>
        )}
        {place && (
          <Link asChild>
            <RouterLink href={place.href}>{formatMessage({ id: place.messageId })}</RouterLink>
          </Link>
        )}
      </div>
    </li>
  );
}

interface Place {
  readonly href: string;
  readonly messageId:
    | "quality.showAccount"
    | "quality.showBalanceSheet"
    | "quality.showIncomeStatement";
}

/** The nearest place that the reader can open; undefined if none. */
function placeOf(
  { accountId, toDate, category, id }: Check,
  links: OverviewLinks,
  { lacksBalanceSheet }: { readonly lacksBalanceSheet: boolean },
): Place | undefined {
  if (links.statements === undefined) return undefined;
  if (accountId !== undefined) {
    return { href: links.account(accountId, toDate), messageId: "quality.showAccount" };
  }
  if (category !== "statement" && category !== "vendor" && category !== "aging") return undefined;
  // Earnings checks are named after the income statement or net income.
  if (/income|profit/.test(id)) {
    return { href: links.statement("IncomeStatement"), messageId: "quality.showIncomeStatement" };
  }
  return lacksBalanceSheet
    ? undefined
    : { href: links.statement("BalanceSheet"), messageId: "quality.showBalanceSheet" };
}
