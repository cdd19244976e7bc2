import { useQuery } from "@tanstack/react-query";
import { Button, ErrorPanel, Inline, Stack, Text } from "@tieout/ui-kit";
import { answerOf, problemOf } from "@tieout/web-portal/answer";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { unsubscription } from "../api/notifications.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { usePageTitle } from "../app/page-arrival.ts";

/** Removes the token from the address at once (D-8). */
export function UnsubscribeRoute() {
  const [token] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  usePageTitle("unsubscribe.title");
  useEffect(() => {
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);
  if (token === "") return <NoticePage notice="unsubscribeIncomplete" />;

  return (
    <NoticePage notice="unsubscribe">
      <EndNotification token={token} />
    </NoticePage>
  );
}

/** Needs a press, because mail scanners open links. */
function EndNotification({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const { data, error } = useQuery(unsubscription(token));
  const save = useAction({
    call: (subscribed: boolean) =>
      answerOf(
        client.PUT("/notifications/unsubscriptions", {
          body: { unsubscribeToken: token, subscribed },
        }),
      ),
    answers: unsubscription(token).queryKey,
  });
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
                onClick={() => save.run(false)}
              >
                <FormattedMessage id="unsubscribe.confirm" />
              </Button>
            )}
            {data.may.undo && (
              <Button
                size="large"
                busy={save.isPending}
                busyLabel={formatMessage({ id: "unsubscribe.undoing" })}
                onClick={() => save.run(true)}
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
