import { Button, Dialog, Text } from "@tieout/ui-kit";
import { ChevronLeft } from "lucide-react";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { statedGround } from "../../ground/ground.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import type { RequestDraft } from "./collection-request-draft.ts";
import { ConfirmBusiness } from "./confirm-business.tsx";
import { type ConnectionChoice, packageOf } from "./connect-step.tsx";
import { GroundChoice, LinkerButton, LinkerStatus, SignInExplained } from "./connecting.tsx";
import { beginSubmission, prepareConnection, startImport } from "./start-collection.ts";
import { useConnecting } from "./use-connecting.ts";

interface LinkerProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly lender: string;
  readonly draft: RequestDraft;
  readonly choice: ConnectionChoice;
  readonly onBack: () => void;
  readonly onImporting: () => void;
  readonly onClose: () => void;
}

/** Its own page opens in a window; nothing is typed here. */
export function Linker({
  workspace,
  lender,
  draft,
  choice,
  onBack,
  onImporting,
  onClose,
}: LinkerProps) {
  const { formatMessage } = useIntl();
  const linker = useLinker({ workspaceId: workspace.id, draft, choice, onImporting });
  const accountingPackage = packageOf(choice);
  const name = usePackageName()(accountingPackage);
  const { state } = linker;

  if (state.is === "connected") {
    return (
      <ConfirmBusiness
        business={workspace.displayName}
        lender={lender}
        company={state.company}
        scope={state.scope}
        packageName={name}
        isStarting={linker.isStarting}
        failure={linker.importFailure}
        onConfirm={() => linker.startImport(state.connectionId)}
        onOther={linker.tryAgain}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={formatMessage({ id: "linker.title" }, { name })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      typed
      footStart={
        <>
          <Button icon={<ChevronLeft />} onClick={onBack}>
            <FormattedMessage id="collect.back" />
          </Button>
          {state.is !== "ungrounded" && (
            <Text size="small" tone="muted">
              <FormattedMessage id="linker.popups" />
            </Text>
          )}
        </>
      }
      foot={<LinkerButton state={state} name={name} linker={linker} />}
    >
      <SignInExplained
        {...{ lender, accountingPackage }}
        isGrounded={state.is !== "ungrounded"}
        lead={<FormattedMessage id="linker.lead" values={{ name }} />}
      >
        <GroundChoice linker={linker} />
        <LinkerStatus state={state} name={name} failure={linker.failure} />
      </SignInExplained>
    </Dialog>
  );
}

interface Linking {
  readonly workspaceId: string;
  readonly draft: RequestDraft;
  readonly choice: ConnectionChoice;
  readonly onImporting: () => void;
}

/** Imports once the company is confirmed. */
function useLinker({ workspaceId, draft, choice, onImporting }: Linking) {
  const submissionId = useRef<Promise<string>>(undefined);
  const connecting = useConnecting(workspaceId, async (stated) => {
    submissionId.current ??= beginOnce(workspaceId, draft, () => {
      submissionId.current = undefined;
    });
    const begun = await submissionId.current;
    const ground = await statedGround(stated, { workspaceId, submissionId: begun });
    return prepareConnection(workspaceId, {
      accountingPackage: packageOf(choice),
      submissionId: begun,
      ground,
      ...(choice.kind === "relink" && { existingConnectionId: choice.connection.id }),
    });
  });
  const importing = useAction({
    call: async (connectionId: string) => {
      await startImport(workspaceId, (await submissionId.current) ?? "", connectionId);
    },
    onDone: onImporting,
  });

  return {
    ...connecting,
    startImport: importing.run,
    isStarting: importing.isPending,
    importFailure: importing.error,
  };
}

async function beginOnce(
  workspaceId: string,
  draft: RequestDraft,
  onFailed: () => void,
): Promise<string> {
  try {
    return await beginSubmission(workspaceId, draft);
  } catch (error) {
    onFailed();
    throw error;
  }
}
