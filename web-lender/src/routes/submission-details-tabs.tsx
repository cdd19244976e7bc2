import { Tab, Tabs } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";

export type SubmissionTab = "overview" | "financialstatements";

interface SubmissionDetailsTabsProps {
  /** The address that the tabs' own words follow. */
  readonly base: string;
  readonly current: SubmissionTab;
  readonly hasStatements: boolean;
  /** Off where a toolbar draws the line under them. */
  readonly line?: boolean;
}

/** The parts of a data collection that there are. With one part only there is nothing to choose. */
export function SubmissionDetailsTabs({
  base,
  current,
  hasStatements,
  line = true,
}: SubmissionDetailsTabsProps) {
  const { formatMessage } = useIntl();
  if (!hasStatements) return null;

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
    </Tabs>
  );
}
