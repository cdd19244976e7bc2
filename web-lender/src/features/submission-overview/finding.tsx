import { toMinor } from "@tieout/core/money";
import { Badge, Link, StatusIcon, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { Check } from "../../api/checks.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import type { OverviewLinks } from "./overview-links.ts";
import { placeOf } from "./place-of.ts";
import * as styles from "./submission-overview.css.ts";

interface FindingProps {
  readonly check: Check;
  readonly currency: string;
  readonly links: OverviewLinks;
}

const tones = { high: "danger", medium: "warning", low: "neutral" } as const;

/** One difference: what it is, how grave, by how much, and where to look. */
export function Finding({ check, currency, links }: FindingProps) {
  const { formatMessage } = useIntl();
  const { amount } = useFigures();
  const { severity, title, outcomeDescription, difference } = check;
  const place = placeOf(check, links);

  return (
    <li className={styles.finding}>
      <StatusIcon tone={tones[severity]} />
      <div className={styles.findingHead}>
        <Text weight="medium">{title}</Text>
        <Badge tone={tones[severity]}>
          <FormattedMessage id={`quality.severity.${severity}`} />
        </Badge>
      </div>
      <p className={styles.findingWords}>{outcomeDescription}</p>
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
            <RouterLink href={place.href}>{formatMessage({ id: place.words })}</RouterLink>
          </Link>
        )}
      </div>
    </li>
  );
}
