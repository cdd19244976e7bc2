import { useQuery } from "@tanstack/react-query";
import { Button, CopyField, Dialog, ErrorPanel, Stack, Text } from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../action/use-action.ts";
import { client } from "../api/client.ts";
import { anonymousLink } from "../api/links.ts";
import { LoadFailure } from "../loading/load-failure.tsx";

interface AnonymousLinkProps {
  readonly onClose: () => void;
}

/** Anyone can use it; administrators turn it on and off (D-11). */
export function AnonymousLink({ onClose }: AnonymousLinkProps) {
  const { formatMessage } = useIntl();
  const { data: link, error, refetch } = useQuery(anonymousLink());
  const [isAsking, setIsAsking] = useState(false);
  const switching = useAction({
    call: (enabled: boolean) =>
      answerOf(client.PUT("/tenant/anonymouslink", { body: { enabled } })),
    answers: anonymousLink().queryKey,
  });
  const failed = formatMessage({ id: "anonymous.switchFailed" });

  if (isAsking) {
    return (
      <ConfirmAction
        action={{ ...switching, run: () => switching.run(false) }}
        busyLabel={formatMessage({ id: "anonymous.switchOff.busy" })}
        confirmLabel={formatMessage({ id: "anonymous.switchOff" })}
        destructive
        failed={failed}
        onClose={() => setIsAsking(false)}
        safeLabel={formatMessage({ id: "anonymous.keep" })}
        title={formatMessage({ id: "anonymous.switchOff.title" })}
      >
        <FormattedMessage id="anonymous.switchOff.ask" />
      </ConfirmAction>
    );
  }
  return (
    <Dialog
      closeLabel={formatMessage({ id: "dialog.close" })}
      foot={
        <Button onClick={onClose}>
          <FormattedMessage id="anonymous.done" />
        </Button>
      }
      footStart={
        link?.maySwitch &&
        (link.enabled ? (
          <Button onClick={() => setIsAsking(true)} variant="ghost">
            <FormattedMessage id="anonymous.switchOff" />
          </Button>
        ) : (
          <Button
            busy={switching.isPending}
            busyLabel={formatMessage({ id: "anonymous.switchOn.busy" })}
            onClick={() => switching.run(true)}
          >
            <FormattedMessage id="anonymous.switchOn" />
          </Button>
        ))
      }
      onClose={onClose}
      open
      title={formatMessage({ id: "anonymous.title" })}
    >
      <Stack gap="medium">
        {switching.failure !== undefined && (
          <ErrorPanel title={failed}>{switching.failure}</ErrorPanel>
        )}
        {error && (
          <LoadFailure
            title={formatMessage({ id: "anonymous.failed" })}
            error={error}
            onTryAgain={() => refetch()}
          />
        )}
        <Text as="p" tone="muted">
          <FormattedMessage id="anonymous.about" />
        </Text>
        {link?.enabled && (
          <CopyField
            copiedLabel={formatMessage({ id: "anonymous.copied" })}
            copiedNote={formatMessage({ id: "anonymous.copiedNote" })}
            copyLabel={formatMessage({ id: "anonymous.copy" })}
            label={formatMessage({ id: "anonymous.label" })}
            primary
            value={link.url}
          />
        )}
        {link?.enabled === false && (
          <Text as="p">
            <FormattedMessage id="anonymous.off" />{" "}
            {!link.maySwitch && <FormattedMessage id="anonymous.askAdministrator" />}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
