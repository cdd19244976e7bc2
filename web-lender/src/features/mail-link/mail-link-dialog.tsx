import { Button, Dialog } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { MailLink } from "./mail-link.tsx";

interface MailLinkDialogProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly submissionRequestId: number;
  readonly onClose: () => void;
}

/** Mails a link that has been there for a while. */
export function MailLinkDialog({ workspace, submissionRequestId, onClose }: MailLinkDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: "mailLink.title" })}
      description={workspace.displayName}
      closeLabel={formatMessage({ id: "dialog.close" })}
      initialFocus="first"
      foot={
        <Button onClick={onClose}>
          <FormattedMessage id="link.done" />
        </Button>
      }
    >
      <MailLink workspaceId={workspace.id} submissionRequestId={submissionRequestId} />
    </Dialog>
  );
}
