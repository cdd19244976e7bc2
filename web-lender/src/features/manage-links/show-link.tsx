import { Button, CopyField, Dialog, ErrorPanel, Stack, Text } from "@tieout/ui-kit";
import { LinkIcon } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import type { Link } from "../../api/links.ts";
import { useDates } from "../../messages/dates.tsx";

interface ShowLinkProps {
  readonly workspaceId: string;
  readonly link: Link;
}

/** Shows a link's address once more, to copy. */
export function ShowLink({ workspaceId, link }: ShowLinkProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const path = { workspaceId, submissionRequestId: link.submissionRequest.id };
  const showing = useAction({
    call: () =>
      answerOf(
        client.POST("/{workspaceId}/SubmissionRequests/{submissionRequestId}/link/show", {
          params: { path },
        }),
      ),
  });
  const { answer: shown, failure, isPending, reset } = showing;

  return (
    <>
      <Button size="small" icon={<LinkIcon />} busy={isPending} onClick={() => showing.run()}>
        <FormattedMessage id="links.show" />
      </Button>
      <Dialog
        open={shown !== undefined || failure !== undefined}
        onClose={reset}
        title={formatMessage({ id: "method.shareable" })}
        closeLabel={formatMessage({ id: "dialog.close" })}
        foot={
          <Button onClick={reset}>
            <FormattedMessage id="link.done" />
          </Button>
        }
      >
        {failure !== undefined && (
          <ErrorPanel title={formatMessage({ id: "links.showFailed" })}>{failure}</ErrorPanel>
        )}
        {shown && (
          <Stack gap="medium">
            <Text as="p" tone="muted">
              <FormattedMessage id="link.until" values={{ day: day(shown.expirationTime) }} />
            </Text>
            <CopyField
              label={formatMessage({ id: "method.shareable" })}
              value={shown.url}
              copyLabel={formatMessage({ id: "link.copy" })}
              copiedLabel={formatMessage({ id: "link.copied" })}
              copiedNote={formatMessage({ id: "link.copiedNote" })}
              primary
            />
          </Stack>
        )}
      </Dialog>
    </>
  );
}
