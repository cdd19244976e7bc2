import { Stack } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { ConfirmAction } from "../../action/confirm-action.tsx";
import { useAction } from "../../action/use-action.ts";
import { sent } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { type Link, links } from "../../api/links.ts";
import * as styles from "./manage-links.css.ts";
import { useAskedWords } from "./use-asked-words.ts";

interface EndLinkProps {
  readonly workspaceId: string;
  readonly link: Link;
  readonly how: "expire" | "delete";
  readonly onClose: () => void;
}

const onePath = "/{workspaceId}/SubmissionRequests/{submissionRequestId}/link";

/** Asks before a link is ended or withdrawn: what its borrower reads from then on. */
export function EndLink({ workspaceId, link, how, onClose }: EndLinkProps) {
  const { formatMessage } = useIntl();
  const asked = useAskedWords(link);
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
        <p className={styles.words}>
          <strong>{asked}</strong>
        </p>
        <p className={styles.words}>{formatMessage({ id: `links.${how}.ask` })}</p>
      </Stack>
    </ConfirmAction>
  );
}
