import { Button, Card, Text } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Checks } from "../../api/checks.ts";
import { Finding } from "./finding.tsx";
import { findingsOf } from "./group-checks.ts";
import type { OverviewLinks } from "./overview-links.ts";
import * as styles from "./submission-overview.css.ts";

interface DataQualityProps {
  readonly checks: Checks;
  readonly links: OverviewLinks;
}

/** More than these are opened on request, so that the tie-outs stay in sight. */
const shownAtFirst = 8;

/** What a person has to look at, the worst first, each with the way to its place. */
export function DataQuality({ checks: { checks, currency }, links }: DataQualityProps) {
  const { formatMessage } = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const findings = findingsOf(checks);
  const count = (severity: string) => findings.filter((each) => each.severity === severity).length;
  const passed = checks.filter(({ outcome }) => outcome === "Pass").length;
  const shown = showsAll ? findings : findings.slice(0, shownAtFirst);

  return (
    <Card inset="none" title={formatMessage({ id: "quality.title" })}>
      <div className={styles.score}>
        {count("high") > 0 && (
          <Score icon={<CircleAlert aria-hidden size={14} />}>
            <FormattedMessage id="quality.high" values={{ count: count("high"), b: strong }} />
          </Score>
        )}
        {count("medium") > 0 && (
          <Score icon={<TriangleAlert aria-hidden size={14} />}>
            <FormattedMessage id="quality.medium" values={{ count: count("medium"), b: strong }} />
          </Score>
        )}
        {count("low") > 0 && (
          <Score icon={<TriangleAlert aria-hidden size={14} />}>
            <FormattedMessage id="quality.low" values={{ count: count("low"), b: strong }} />
          </Score>
        )}
        <Score icon={<CircleCheck aria-hidden size={14} />}>
          <FormattedMessage
            id="quality.passed"
            values={{ passed, all: checks.length, b: strong }}
          />
        </Score>
      </div>
      {findings.length === 0 && (
        <div className={styles.quiet}>
          <Text tone="muted">
            <FormattedMessage id="quality.none" />
          </Text>
        </div>
      )}
      <ul>
        {shown.map((check) => (
          <Finding check={check} currency={currency} key={check.id} links={links} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <div className={styles.quiet}>
          <Button onClick={() => setShowsAll(true)} variant="link">
            <FormattedMessage id="quality.showAll" values={{ count: findings.length }} />
          </Button>
        </div>
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

const strong = (words: ReactNode[]) => <strong className={styles.scoreCount}>{words}</strong>;
