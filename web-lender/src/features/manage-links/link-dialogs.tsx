import { Button, CopyField, Dialog, ErrorPanel, Stack, Text } from "@tieout/ui-kit";
import { answerOf, sent } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { LinkIcon } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type Link, links } from "../../api/links.ts";
import { useTermDays } from "../../messages/use-term-days.ts";

interface ShowLinkProps {
  readonly workspaceId: string;
  readonly link: Link;
}

export function ShowLink({ workspaceId, link }: ShowLinkProps) {
  const { formatMessage } = useIntl();
  const { termDay } = useTermDays();
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
              <FormattedMessage id="link.until" values={{ day: termDay(shown.expirationTime) }} />
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

interface EndLinkProps {
  readonly workspaceId: string;
  readonly link: Link;
  readonly how: "expire" | "delete";
  readonly onClose: () => void;
}

const onePath = "/{workspaceId}/SubmissionRequests/{submissionRequestId}/link";

/** Shows what its borrower will read. */
export function EndLink({ workspaceId, link, how, onClose }: EndLinkProps) {
  const { formatMessage } = useIntl();
  const asked = useScopeText(link);
  const params = { path: { workspaceId, submissionRequestId: link.submissionRequest.id } };
  const end = useAction({
    call: () =>
      how === "expire"
        ? sent(client.POST(`${onePath}/expire`, { params }))
        : sent(client.DELETE(onePath, { params })),
    changes: [links(workspaceId).queryKey],
    done: () => ({ title: formatMessage({ id: `links.${how}.done` }), detail: asked }),
  });

  return (
    <ConfirmAction
      action={end}
      onClose={onClose}
      title={formatMessage({ id: `links.${how}` })}
      confirmLabel={formatMessage({ id: `links.${how}` })}
      safeLabel={formatMessage({ id: "links.keep" })}
      busyLabel={formatMessage({ id: `links.${how}.busy` })}
      failed={formatMessage({ id: `links.${how}.failed` })}
      destructive
    >
      <Stack gap="medium">
        <Text as="p">
          <strong>{asked}</strong>
        </Text>
        <Text as="p">{formatMessage({ id: `links.${how}.ask` })}</Text>
      </Stack>
    </ConfirmAction>
  );
}

export function useScopeText({ submissionRequest }: Link): string {
  const { formatMessage } = useIntl();
  const { accountingCollectionGroups, fullFiscalYearsToCollect: count } = submissionRequest;
  const [first, ...others] = accountingCollectionGroups;
  const groups = [
    ...(first ? [formatMessage({ id: `group.${first}` })] : []),
    ...others.map((group) => formatMessage({ id: `group.${group}.short` })),
  ].join(", ");
  return formatMessage({ id: "wish.scope" }, { groups, count });
}
