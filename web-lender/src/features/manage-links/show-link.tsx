import { Button, CopyField, Dialog, ErrorPanel, Stack, Text } from "@tieout/ui-kit";
import { LinkIcon } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../api/client.ts";
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
  const { mutate, data, error, isPending, reset } = api.useMutation(
    "post",
    "/{workspaceId}/SubmissionRequests/{submissionRequestId}/link/show",
  );
  const submissionRequestId = link.submissionRequest.id;

  return (
    <>
      <Button
        size="small"
        icon={<LinkIcon />}
        busy={isPending}
        onClick={() => mutate({ params: { path: { workspaceId, submissionRequestId } } })}
      >
        <FormattedMessage id="links.show" />
      </Button>
      <Dialog
        open={data !== undefined || error !== null}
        onClose={reset}
        title={formatMessage({ id: "method.shareable" })}
        closeLabel={formatMessage({ id: "dialog.close" })}
        foot={
          <Button onClick={reset}>
            <FormattedMessage id="link.done" />
          </Button>
        }
      >
        {error && (
          <ErrorPanel title={formatMessage({ id: "links.showFailed" })}>
            {error.description || formatMessage({ id: "failure.unreachable" })}
          </ErrorPanel>
        )}
        {data && (
          <Stack gap="medium">
            <Text as="p" tone="muted">
              <FormattedMessage id="link.until" values={{ day: day(data.expirationTime) }} />
            </Text>
            <CopyField
              label={formatMessage({ id: "method.shareable" })}
              value={data.url}
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
