import { Button } from "@tieout/ui-kit";
import { sent } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { Send } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { type Submission, submissionDetails } from "../api/submission.ts";

interface ReleaseStatementsProps {
  readonly submission: Submission;
}

/** Asked first, since it can't be undone. */
export function ReleaseStatements({ submission }: ReleaseStatementsProps) {
  const { formatMessage } = useIntl();
  const { entityId: workspaceId, id: submissionId, financialRecordId = "" } = submission;
  const release = useAction({
    call: () =>
      sent(
        client.POST(
          "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/financialstatements/release",
          { params: { path: { workspaceId, financialRecordId } } },
        ),
      ),
    changes: [submissionDetails({ workspaceId, submissionId }).queryKey],
    done: () => ({ title: formatMessage({ id: "release.done" }) }),
  });
  if (financialRecordId === "") return null;

  return (
    <ConfirmAction
      action={release}
      trigger={(ask) => (
        <Button icon={<Send aria-hidden />} onClick={ask}>
          <FormattedMessage id="release.action" />
        </Button>
      )}
      title={formatMessage({ id: "release.title" })}
      confirmLabel={formatMessage({ id: "release.action" })}
      safeLabel={formatMessage({ id: "release.keep" })}
      failed={formatMessage({ id: "release.failed" })}
    >
      <FormattedMessage id="release.question" />
    </ConfirmAction>
  );
}
