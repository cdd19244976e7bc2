import { Button, Callout, Dialog, GatedButton, Stack, Text } from "@tieout/ui-kit";
import { sent } from "@tieout/web-portal/answer";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type Connection, connections } from "../../api/connections.ts";
import { type ChosenGround, chosenGround, noGround, statedGround } from "../../ground/ground.ts";
import { GroundForm, useGroundGap } from "../../ground/ground-form.tsx";
import { usePackageName } from "../../messages/use-package-name.ts";

interface ResumeConnectionProps {
  readonly workspaceId: string;
  readonly connection: Connection;
  readonly onClose: () => void;
}

/** A colleague of the deleted user states the ground. The earlier sign-in is used again. */
export function ResumeConnection({ workspaceId, connection, onClose }: ResumeConnectionProps) {
  const { formatMessage } = useIntl();
  const [ground, setGround] = useState(noGround);
  const chosen = chosenGround(ground);
  const gap = useGroundGap(ground);
  const { id: connectionId, datasetName: company, datasourceNameId, consents } = connection;
  const [paused] = consents;
  const packageName = usePackageName()(datasourceNameId);
  const resume = useAction({
    call: async (chosen: ChosenGround) => {
      const of = { workspaceId, submissionId: paused?.submissionId };
      await sent(
        client.POST("/workspaces/{workspaceId}/connections/{connectionId}/grounds", {
          params: { path: { workspaceId, connectionId } },
          body: { ground: await statedGround(chosen, of) },
        }),
      );
    },
    changes: [connections(workspaceId).queryKey],
    done: () => ({ title: formatMessage({ id: "connections.resumed" }), detail: company }),
    onDone: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      typed
      title={formatMessage({ id: "connections.resumeOf" }, { company })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      foot={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <GatedButton
            variant="primary"
            busy={resume.isPending}
            busyLabel={formatMessage({ id: "connections.resuming" })}
            why={gap}
            onClick={() => typeof chosen !== "string" && resume.run(chosen)}
          >
            <FormattedMessage id="connections.resume" />
          </GatedButton>
        </>
      }
    >
      <Stack gap="form">
        {resume.failure && (
          <Callout tone="danger" title={formatMessage({ id: "connections.resumeFailed" })}>
            {resume.failure}
          </Callout>
        )}
        <Text as="p">
          <FormattedMessage
            id="connections.resumeLead"
            values={{ name: paused?.userName, package: packageName }}
          />
        </Text>
        <GroundForm ground={ground} onChange={setGround} signsIn={false} />
      </Stack>
    </Dialog>
  );
}
