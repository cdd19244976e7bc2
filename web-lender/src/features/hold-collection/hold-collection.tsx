import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog, ErrorPanel, Inline, Switch, Text, useToast } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { type SubmissionDetails, submissionDetails } from "../../api/submission.ts";

interface HoldCollectionProps {
  readonly details: SubmissionDetails;
}

/** Keeps a collection whatever the policy says; ending that is asked first, since files may go then. */
export function HoldCollection({ details }: HoldCollectionProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const { legalHold } = details.retentionPolicy;
  const { entityId: workspaceId, id: submissionId } = details;
  const path = { workspaceId, submissionId };
  const { mutate, isPending, error, reset } = api.useMutation(
    "put",
    "/{workspaceId}/Submissions/{submissionId}/legalhold",
    {
      onSuccess: async (retentionPolicy) => {
        setIsAsking(false);
        toast({
          title: formatMessage({ id: retentionPolicy.legalHold ? "hold.set" : "hold.ended" }),
        });
        await queryClient.invalidateQueries(submissionDetails(path));
      },
    },
  );
  const save = (hold: boolean) => mutate({ params: { path }, body: { legalHold: hold } });
  const failure = error && (error.description || formatMessage({ id: "failure.unreachable" }));

  return (
    <>
      <Inline gap="small">
        {failure && !isAsking && (
          <span role="alert">
            <Text size="small" tone="danger">
              {failure}
            </Text>
          </span>
        )}
        <Text aria-hidden size="small" weight="medium">
          <FormattedMessage id="hold.label" />
        </Text>
        <Switch
          busy={isPending}
          checked={legalHold}
          label={formatMessage({ id: "hold.label" })}
          onChange={(hold) => (hold ? save(true) : setIsAsking(true))}
        />
      </Inline>
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setIsAsking(false);
          reset();
        }}
        title={formatMessage({ id: "hold.endTitle" })}
        confirmLabel={formatMessage({ id: "hold.end" })}
        onConfirm={() => save(false)}
        busy={isPending}
        safeLabel={formatMessage({ id: "hold.keep" })}
      >
        {failure && <ErrorPanel title={formatMessage({ id: "hold.failed" })}>{failure}</ErrorPanel>}
        <FormattedMessage id="hold.question" />
      </ConfirmDialog>
    </>
  );
}
