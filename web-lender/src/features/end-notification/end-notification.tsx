import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, ErrorPanel, Inline, Stack, Text } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { problemOf } from "../../api/problem.ts";
import { unsubscription } from "../../api/unsubscription.ts";

/** Ends what a mail told of once a button is pressed, and takes that back: scanners open links. */
export function EndNotification({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(unsubscription(token));
  const save = api.useMutation("put", "/notifications/unsubscriptions", {
    onSuccess: (saved) => queryClient.setQueryData(unsubscription(token).queryKey, saved),
  });
  const send = (subscribed: boolean) =>
    save.mutate({ body: { unsubscribeToken: token, subscribed } });
  const failure = error ?? save.error;

  return (
    <Stack gap="huge">
      {failure && (
        <ErrorPanel title={formatMessage({ id: "unsubscribe.failed" })}>
          {problemOf(failure)?.description}
        </ErrorPanel>
      )}
      {data && (
        <>
          <div role="status">
            <Text as="p" size="large">
              <FormattedMessage
                id={data.subscribed ? "unsubscribe.ask" : "unsubscribe.doneBody"}
                values={{ what: data.title, address: data.address }}
              />
            </Text>
          </div>
          <Inline gap="small">
            {data.subscribed && (
              <Button
                variant="primary"
                size="large"
                busy={save.isPending}
                busyLabel={formatMessage({ id: "unsubscribe.busy" })}
                onClick={() => send(false)}
              >
                <FormattedMessage id="unsubscribe.confirm" />
              </Button>
            )}
            {data.may.undo && (
              <Button
                size="large"
                busy={save.isPending}
                busyLabel={formatMessage({ id: "unsubscribe.undoing" })}
                onClick={() => send(true)}
              >
                <FormattedMessage id="unsubscribe.undo" />
              </Button>
            )}
          </Inline>
        </>
      )}
    </Stack>
  );
}
