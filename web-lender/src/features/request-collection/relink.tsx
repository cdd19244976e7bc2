import { useQueryClient } from "@tanstack/react-query";
import { Button, Dialog, Stack, Text, useToast } from "@tieout/ui-kit";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Connection, connections } from "../../api/connections.ts";
import { statedGround } from "../../ground/ground.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import { GroundChoice, LinkerButton, LinkerStatus, SignInExplained } from "./connecting.tsx";
import { prepareConnection } from "./start-collection.ts";
import { useConnecting } from "./use-connecting.ts";

interface RelinkProps {
  readonly workspaceId: string;
  /** The data collection to retry with the connection. Defaults to the last one that failed over it. */
  readonly submissionId?: string;
  readonly lender: string;
  readonly connection: Pick<
    Connection,
    "id" | "datasetName" | "datasourceNameId" | "failedSubmissionId"
  >;
  readonly onRelinked: () => void;
  readonly onClose: () => void;
}

/** Another company's books are refused (D-14). */
export function Relink(props: RelinkProps) {
  const { workspaceId, lender, connection, onRelinked, onClose } = props;
  const submissionId = props.submissionId ?? connection.failedSubmissionId;
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { id, datasetName: company, datasourceNameId: accountingPackage } = connection;
  const name = usePackageName()(accountingPackage);
  const connecting = useConnecting(workspaceId, async (draft) => {
    const ground = await statedGround(draft, { workspaceId, submissionId });
    return prepareConnection(workspaceId, {
      ...{ accountingPackage, existingConnectionId: id },
      ground,
      ...(submissionId !== undefined && { submissionId }),
    });
  });
  const { state } = connecting;

  const done = useRef(() => {});
  done.current = () => {
    queryClient.invalidateQueries({ queryKey: connections(workspaceId).queryKey });
    toast({ title: formatMessage({ id: "relink.done" }, { company }) });
    onRelinked();
  };
  const isConnected = state.is === "connected";
  useEffect(() => {
    if (isConnected) done.current();
  }, [isConnected]);

  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={formatMessage({ id: "relink.title" }, { company })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      footStart={
        state.is !== "ungrounded" && (
          <Text size="small" tone="muted">
            <FormattedMessage id="linker.popups" />
          </Text>
        )
      }
      foot={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <LinkerButton state={state} name={name} linker={connecting} />
        </>
      }
    >
      <SignInExplained
        {...{ lender, accountingPackage }}
        isGrounded={state.is !== "ungrounded"}
        lead={<FormattedMessage id="relink.lead" values={{ name, company }} />}
      >
        <Stack gap="small">
          <GroundChoice linker={connecting} />
          <LinkerStatus state={state} name={name} failure={connecting.failure} />
          {state.is === "refused" && state.errorCode === "InternalError" && (
            <Text as="p" size="small" tone="muted">
              <FormattedMessage id="relink.otherCompany" values={{ name, company }} />
            </Text>
          )}
        </Stack>
      </SignInExplained>
    </Dialog>
  );
}
