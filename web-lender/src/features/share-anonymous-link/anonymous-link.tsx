import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, ConfirmDialog, CopyField, Dialog, ErrorPanel, Stack, Text } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { anonymousLink } from "../../api/anonymous-link.ts";
import { api } from "../../api/client.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";

interface AnonymousLinkProps {
  readonly onClose: () => void;
}

/** The standing address by which anybody may come: to copy, and for administrators to switch (D-11). */
export function AnonymousLink({ onClose }: AnonymousLinkProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { data: link, error, refetch } = useQuery(anonymousLink());
  const [isAsking, setIsAsking] = useState(false);
  const switching = api.useMutation("put", "/tenant/anonymouslink", {
    onSuccess: (switched) => {
      queryClient.setQueryData(anonymousLink().queryKey, switched);
      setIsAsking(false);
    },
  });
  const switchTo = (enabled: boolean) => switching.mutate({ body: { enabled } });
  const failure = switching.error && (
    <ErrorPanel title={formatMessage({ id: "anonymous.switchFailed" })}>
      {switching.error.description || formatMessage({ id: "failure.unreachable" })}
    </ErrorPanel>
  );

  if (isAsking) {
    return (
      <ConfirmDialog
        busy={switching.isPending}
        busyLabel={formatMessage({ id: "anonymous.switchOff.busy" })}
        confirmLabel={formatMessage({ id: "anonymous.switchOff" })}
        destructive
        onClose={() => setIsAsking(false)}
        onConfirm={() => switchTo(false)}
        open
        safeLabel={formatMessage({ id: "anonymous.keep" })}
        title={formatMessage({ id: "anonymous.switchOff.title" })}
      >
        <Stack gap="medium">
          {failure}
          <FormattedMessage id="anonymous.switchOff.ask" />
        </Stack>
      </ConfirmDialog>
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
            onClick={() => switchTo(true)}
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
        {failure}
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
