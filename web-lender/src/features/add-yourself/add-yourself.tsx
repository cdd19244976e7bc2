import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  Button,
  ConfirmDialog,
  ErrorPanel,
  Stack,
  Text,
  useOneAtATime,
  VisuallyHidden,
} from "@tieout/ui-kit";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { answerOf } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { problemOf } from "../../api/problem.ts";
import { workspaceDetails } from "../../api/workspace-details.ts";

interface AddYourselfProps {
  readonly workspaceId: string;
  /** As far as it's known: whoever stands before a closed door may not know its name. */
  readonly displayName?: string;
  readonly selfId: string;
  /** Asks at once, where somebody came to open something (P-T33). */
  readonly asks?: boolean;
  readonly onAdded: () => void;
}

/** Lets whoever manages a workspace's users into it, after saying that everybody will see it. */
export function AddYourself({
  workspaceId,
  displayName,
  selfId,
  asks = false,
  onAdded,
}: AddYourselfProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(asks);
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending, reset } = useMutation({
    mutationFn: async () => {
      const params = { path: { workspaceId } };
      const current = await queryClient.fetchQuery(workspaceDetails(workspaceId));
      const resourceUsers = [...current.accessControlList, { principalId: selfId }];
      return answerOf(
        client.PUT("/Entities/{workspaceId}/users", {
          ...{ params, body: { resourceUsers } },
          headers: { "If-Match": `"${current.version}"` },
        }),
      );
    },
    onSuccess: async (details) => {
      queryClient.setQueryData(workspaceDetails(workspaceId).queryKey, details);
      // Rows, imports and reports all say what one may do in their workspaces.
      void queryClient.invalidateQueries();
      setIsOpen(false);
      onAdded();
    },
  });
  const join = useOneAtATime(mutateAsync);

  return (
    <>
      <Button size="small" icon={<UserPlus />} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="join.action" />
        {displayName && <VisuallyHidden>, {displayName}</VisuallyHidden>}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={formatMessage({ id: "join.title" })}
        safeLabel={formatMessage({ id: "join.notNow" })}
        confirmLabel={formatMessage({ id: "join.confirm" })}
        busy={isPending}
        busyLabel={formatMessage({ id: "join.busy" })}
        onClose={() => {
          reset();
          setIsOpen(false);
        }}
        onConfirm={() => join()}
      >
        <Stack gap="small">
          {error && (
            <ErrorPanel title={formatMessage({ id: "join.failed" })}>
              {problemOf(error)?.description || formatMessage({ id: "failure.unreachable" })}
            </ErrorPanel>
          )}
          <Text as="div">
            <FormattedMessage id="join.body" />
          </Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
