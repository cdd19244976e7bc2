import { Button, Dialog, Text } from "@tieout/ui-kit";
import { ChevronLeft } from "lucide-react";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePackageNames } from "../../messages/use-package-names.ts";
import { ConfirmBusiness } from "./confirm-business.tsx";
import { type ConnectionChoice, packageOf } from "./connection-choice.ts";
import { Joining } from "./joining.tsx";
import * as styles from "./linker.css.ts";
import { LinkerButton } from "./linker-button.tsx";
import { LinkerStatus } from "./linker-status.tsx";
import { Promises } from "./promises.tsx";
import { useLinker } from "./use-linker.ts";
import type { Wish } from "./wish.ts";

interface LinkerProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  /** The tenant's name, for the picture of who is joined with whom. */
  readonly lender: string;
  readonly wish: Wish;
  readonly choice: ConnectionChoice;
  readonly onBack: () => void;
  readonly onImporting: () => void;
  readonly onClose: () => void;
}

/** Joins a package: its own page opens in a window, and nothing is typed here. */
export function Linker({
  workspace,
  lender,
  wish,
  choice,
  onBack,
  onImporting,
  onClose,
}: LinkerProps) {
  const { formatMessage } = useIntl();
  const descriptionId = useId();
  const linker = useLinker({ workspaceId: workspace.id, wish, choice, onImporting });
  const accountingPackage = packageOf(choice);
  const name = usePackageNames()[accountingPackage];
  const { state } = linker;

  if (state.is === "connected") {
    return (
      <ConfirmBusiness
        business={workspace.displayName}
        company={state.company}
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
          <Text size="small" tone="muted">
            <FormattedMessage id="linker.popups" />
          </Text>
        </>
      }
      foot={<LinkerButton state={state} name={name} linker={linker} />}
    >
      <div className={styles.body} aria-describedby={descriptionId}>
        <Joining lender={lender} accountingPackage={accountingPackage} />
        <p className={styles.lead} id={descriptionId}>
          <FormattedMessage id="linker.lead" values={{ name }} />
        </p>
        <Promises accountingPackage={accountingPackage} />
        <LinkerStatus state={state} name={name} failure={linker.failure} />
      </div>
    </Dialog>
  );
}
