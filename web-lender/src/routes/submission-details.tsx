import { Page, PageHead } from "@tieout/ui-kit";
import { useIntl } from "react-intl";

export interface SubmissionDetailsRouteProps {
  /** Which breadcrumb leads here: the workspace's, or the list's (D-19). */
  readonly from: "workspace" | "list";
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly tab?: string | undefined;
}

/** One data collection. */
export function SubmissionDetailsRoute(_: SubmissionDetailsRouteProps) {
  const { formatMessage } = useIntl();

  return (
    <Page>
      <PageHead title={formatMessage({ id: "review.title" })} />
    </Page>
  );
}
