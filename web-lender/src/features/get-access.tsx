import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Button, Dialog, ErrorPanel, Text, VisuallyHidden } from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { Key, UserPlus } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { currentUser } from "../api/session.ts";
import { users } from "../api/users.ts";
import { workspaceDetails } from "../api/workspaces.ts";

interface GetAccessProps {
  readonly workspaceId: string;
  readonly displayName?: string;
  /** From the server: user managers may add themselves. */
  readonly mayAddThemselves: boolean;
  /** Opens at once for a visitor who came to open something. */
  readonly asks?: boolean;
  readonly onAdded: () => void;
}

/** For a workspace without access (D-34). */
export function GetAccess({
  workspaceId,
  displayName,
  mayAddThemselves,
  asks,
  onAdded,
}: GetAccessProps) {
  const { data: user } = useSuspenseQuery(currentUser());

  return mayAddThemselves ? (
    <AddYourself
      workspaceId={workspaceId}
      {...(displayName !== undefined && { displayName })}
      {...(asks !== undefined && { asks })}
      selfId={user.id}
      onAdded={onAdded}
    />
  ) : (
    <RequestAccess workspaceId={workspaceId}>
      {displayName !== undefined && <VisuallyHidden>, {displayName}</VisuallyHidden>}
    </RequestAccess>
  );
}

interface AddYourselfProps {
  readonly workspaceId: string;
  /** A reader without access may not know it. */
  readonly displayName?: string;
  readonly selfId: string;
  /** Opens at once for a visitor who came to open something (P-T33). */
  readonly asks?: boolean;
  readonly onAdded: () => void;
}

/** Warns first that everyone will see it. */
export function AddYourself({
  workspaceId,
  displayName,
  selfId,
  asks = false,
  onAdded,
}: AddYourselfProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const join = useAction({
    call: async () => {
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
    answers: workspaceDetails(workspaceId).queryKey,
    onDone: () => {
      // Every list carries permissions per workspace.
      void queryClient.invalidateQueries();
      onAdded();
    },
  });

  return (
    <ConfirmAction
      action={join}
      asks={asks}
      trigger={(ask) => (
        <Button size="small" icon={<UserPlus />} onClick={ask}>
          <FormattedMessage id="join.action" />
          {displayName && <VisuallyHidden>, {displayName}</VisuallyHidden>}
        </Button>
      )}
      title={formatMessage({ id: "join.title" })}
      safeLabel={formatMessage({ id: "join.notNow" })}
      confirmLabel={formatMessage({ id: "join.confirm" })}
      busyLabel={formatMessage({ id: "join.busy" })}
      failed={formatMessage({ id: "join.failed" })}
    >
      <Text as="div">
        <FormattedMessage id="join.body" />
      </Text>
    </ConfirmAction>
  );
}

interface RequestAccessProps {
  readonly workspaceId: string;
  /** Tells buttons of a list apart for screen readers. */
  readonly children?: React.ReactNode;
}

export function RequestAccess({ workspaceId, children }: RequestAccessProps) {
  const { formatMessage, formatList } = useIntl();
  const { run, told, failure, isPending, reset } = useRequestAccess();

  return (
    <>
      <Button
        size="small"
        icon={<Key />}
        busy={isPending}
        busyLabel={formatMessage({ id: "access.requesting" })}
        onClick={() => run(workspaceId)}
      >
        <FormattedMessage id="access.request" />
        {children}
      </Button>
      <Dialog
        open={told !== undefined || failure !== undefined}
        onClose={reset}
        size="small"
        title={formatMessage({ id: failure ? "access.failed" : "access.requested" })}
        closeLabel={formatMessage({ id: "dialog.close" })}
        foot={
          <Button variant="primary" onClick={reset}>
            <FormattedMessage id="limit.understood" />
          </Button>
        }
      >
        {failure ? (
          <ErrorPanel title={failure} />
        ) : (
          <Text as="p">
            {told && told.length > 0
              ? formatMessage({ id: "access.told" }, { names: formatList(told) })
              : formatMessage({ id: "access.nobody" })}
          </Text>
        )}
      </Dialog>
    </>
  );
}

/** Returns who was notified: colleagues by name, others by address (P-U49). */
function useRequestAccess() {
  const { data: people = [] } = useQuery(users());
  const asking = useAction({
    call: (workspaceId: string) =>
      answerOf(
        client.POST("/Entities/{workspaceId}/requestaccess", { params: { path: { workspaceId } } }),
      ),
  });
  const { answer } = asking;
  const nameOf = (key: string) =>
    people.find(({ id, emailAddress }) => id === key || emailAddress.toLowerCase() === key)
      ?.displayName ?? key;

  return {
    ...asking,
    told: answer && [...answer.notificationsSentTo, ...answer.adminRecipients].map(nameOf),
  };
}
