import { Tab, Tabs } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";

export type SubmissionTab = "overview" | "financialstatements";

interface SubmissionDetailsTabsProps {
  /** The address that the tabs' own words follow. */
  readonly base: string;
  readonly current: SubmissionTab;
  /** Off where a toolbar draws the line under them. */
  readonly line?: boolean;
}

/** The parts of a data collection that has statements. */
export function SubmissionDetailsTabs({ base, current, line = true }: SubmissionDetailsTabsProps) {
  const { formatMessage } = useIntl();

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
