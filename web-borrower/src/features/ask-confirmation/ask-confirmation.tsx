import { Button, Callout } from "@tieout/ui-kit";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { FormattedMessage, useIntl } from "react-intl";
import { client } from "../../api/client.ts";
import type { SubmissionSoFar } from "../../api/link-session.ts";
import { useAction } from "../../app/use-action.ts";
import { reasonOf } from "../../messages/reason.ts";

interface AskConfirmationProps {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly lender: string;
  readonly verification: NonNullable<SubmissionSoFar["verification"]>;
}

/** Offers the confirmation message again while the address isn't confirmed (D-13). */
export function AskConfirmation({
  workspaceId,
  submissionId,
  lender,
  verification: { emailAddress, isConfirmed },
}: AskConfirmationProps) {
  const { formatMessage } = useIntl();
  const { run, isPending, isDone, error } = useAction<unknown, void, Problem>({
    call: () =>
      answerOf(
        client.POST("/{workspaceId}/Submissions/{submissionId}/emailconfirmations", {
          params: { path: { workspaceId, submissionId } },
          body: { emailAddress },
        }),
      ),
  });
  const values = { email: emailAddress, lender };
  if (isConfirmed) {
    return (
      <Callout tone="success">
        <FormattedMessage id="ask.confirmed" values={values} />
      </Callout>
    );
  }

  return (
    <Callout
      actions={
        !isDone && (
          <Button
            busy={isPending}
            busyLabel={formatMessage({ id: "ask.again.busy" })}
            onClick={() => run()}
          >
            {formatMessage({ id: "ask.again" })}
          </Button>
        )
      }
      title={formatMessage({ id: error ? "ask.failed" : "ask.title" })}
      tone={error ? "danger" : "neutral"}
    >
      {error ? (
        reasonOf(error, formatMessage)
      ) : (
        <FormattedMessage id={isDone ? "ask.sent" : "ask.lede"} values={values} />
      )}
    </Callout>
  );
}
