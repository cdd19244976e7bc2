import { Badge, Link, Text } from "@tieout/ui-kit";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { RiskDirection, RiskPortfolioItem } from "../../api/risk.ts";
import { directionOf, useRiskFigures } from "../../risk/use-risk-figures.ts";
import * as styles from "./risk-portfolio.css.ts";

interface LabeledProps {
  /** The column's name, shown when rows are stacked. */
  readonly label: string;
}

/** A value with its label, which is shown when rows are stacked. */
export function Labeled({ label, children }: LabeledProps & { readonly children: ReactNode }) {
  return (
    <span>
      <span className={styles.narrowLabel}>{label}</span>
      {children}
    </span>
  );
}

interface ChangeSinceProps extends LabeledProps {
  readonly of: Pick<RiskPortfolioItem, "change" | "changeAbsent">;
}

/** The change in percentage points, or why there's none to show. */
export function ChangeSince({ of: { change, changeAbsent }, label }: ChangeSinceProps) {
  return (
    <Labeled label={label}>
      <span className={styles.changes}>
        {change
          ? ([1, 5] as const).map((years) => (
              <span className={styles.change} key={years}>
                <FormattedMessage
                  id="portfolio.change.within"
                  values={{
                    years,
                    change: <Moved by={years === 1 ? change.pd1 : change.pd5} key={years} />,
                  }}
                />
              </span>
            ))
          : changeAbsent && (
              <span className={styles.reason}>
                <FormattedMessage id={`portfolio.changeAbsent.${changeAbsent}`} />
              </span>
            )}
      </span>
    </Labeled>
  );
}

/** A change is a comparison, so it has a color and a word. */
function Moved({ by }: { readonly by: number }) {
  const { points } = useRiskFigures();
  const direction = directionOf(by / 100);
  return (
    <span className={styles.moved[direction]}>
      <FormattedMessage
        id={`portfolio.change.${words[direction]}`}
        values={{ points: points(Math.abs(by) / 100) }}
      />
    </span>
  );
}

const words = { below: "down", above: "up", same: "same" } as const;

interface FindingsProps extends LabeledProps {
  readonly of: RiskPortfolioItem["openFindings"];
  readonly href: string;
}

export function Findings({ of: counts, href, label }: FindingsProps) {
  const { formatMessage, formatList } = useIntl();
  const open = (["high", "medium", "low"] as const).filter((severity) => counts[severity] > 0);
  return (
    <Labeled label={label}>
      {open.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="portfolio.findings.none" />
        </Text>
      ) : (
        <Link asChild tone="quiet">
          <RouterLink href={href}>
            {formatList(
              open.map((severity) =>
                formatMessage(
                  { id: `portfolio.findings.${severity}` },
                  { count: counts[severity] },
                ),
              ),
              { style: "short", type: "unit" },
            )}
          </RouterLink>
        </Link>
      )}
    </Labeled>
  );
}

export function Overridden({ direction }: { readonly direction: RiskDirection }) {
  return (
    <Badge
      icon={direction === "Higher" ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      tone="outline"
    >
      <FormattedMessage id={`portfolio.overridden.${direction}`} />
    </Badge>
  );
}
