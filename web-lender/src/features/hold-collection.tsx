import { Inline, Switch, Text } from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { type SubmissionDetails, submissionDetails } from "../api/submission.ts";

interface HoldCollectionProps {
  readonly details: SubmissionDetails;
}

/**
 * Keeps a collection despite the retention policy. Ending the hold is confirmed first, since files
 * may be deleted then.
 */
export function HoldCollection({ details }: HoldCollectionProps) {
  const { formatMessage } = useIntl();
  const { legalHold } = details.retentionPolicy;
  const path = { workspaceId: details.entityId, submissionId: details.id };
  const saving = useAction({
    call: (hold: boolean) =>
      answerOf(
        client.PUT("/{workspaceId}/Submissions/{submissionId}/legalhold", {
          ...{ params: { path }, body: { legalHold: hold } },
        }),
      ),
    changes: [submissionDetails(path).queryKey],
    done: (saved) => ({
      title: formatMessage({ id: saved.legalHold ? "hold.set" : "hold.ended" }),
    }),
  });

  return (
    <ConfirmAction
      action={{ ...saving, run: () => saving.run(false) }}
      trigger={(ask) => (
        <Inline gap="small">
          {saving.failure && saving.input && (
            <span role="alert">
              <Text size="small" tone="danger">
                {saving.failure}
              </Text>
            </span>
          )}
          <Text aria-hidden size="small" weight="medium">
            <FormattedMessage id="hold.label" />
          </Text>
          <Switch
            busy={saving.isPending}
            checked={legalHold}
            label={formatMessage({ id: "hold.label" })}
            onChange={(hold) => (hold ? saving.run(true) : ask())}
          />
        </Inline>
      )}
      title={formatMessage({ id: "hold.endTitle" })}
      confirmLabel={formatMessage({ id: "hold.end" })}
      safeLabel={formatMessage({ id: "hold.keep" })}
      failed={formatMessage({ id: "hold.failed" })}
    >
      <FormattedMessage id="hold.question" />
    </ConfirmAction>
  );
}
