import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog, ErrorPanel, Stack, useOneAtATime, useToast } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
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
  const queryClient = useQueryClient();
  const toast = useToast();
  const asked = useAskedWords(link);
  const onSuccess = async () => {
    // A dialog that closed before its row has gone would give the focus to what goes with it.
    await queryClient.invalidateQueries({ queryKey: links(workspaceId).queryKey });
    toast({ title: formatMessage({ id: `links.${how}.done` }), detail: asked });
    onClose();
  };
  const expiring = api.useMutation("post", `${onePath}/expire`, { onSuccess });
  const deleting = api.useMutation("delete", onePath, { onSuccess });
  const { mutateAsync, error, isPending } = how === "expire" ? expiring : deleting;
  const end = useOneAtATime(mutateAsync);
  const params = { path: { workspaceId, submissionRequestId: link.submissionRequest.id } };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={formatMessage({ id: `links.${how}` })}
      confirmLabel={formatMessage({ id: `links.${how}` })}
      safeLabel={formatMessage({ id: "links.keep" })}
      busyLabel={formatMessage({ id: `links.${how}.busy` })}
      busy={isPending}
      destructive
      onConfirm={() => end({ params })}
    >
      <Stack gap="medium">
        {error && (
          <ErrorPanel title={formatMessage({ id: `links.${how}.failed` })}>
            {error.description || formatMessage({ id: "failure.unreachable" })}
          </ErrorPanel>
        )}
        <p className={styles.words}>
          <strong>{asked}</strong>
        </p>
        <p className={styles.words}>{formatMessage({ id: `links.${how}.ask` })}</p>
      </Stack>
    </ConfirmDialog>
  );
}
