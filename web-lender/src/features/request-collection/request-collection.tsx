import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { collectionLimitKey } from "../../api/collection-limit.ts";
import type { Connection } from "../../api/connections.ts";
import { pendingJobsKey } from "../../api/pending-jobs.ts";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { AskBorrower } from "./ask-borrower.tsx";
import type { Askable } from "./beyond-consent.ts";
import {
  byMethod,
  methodsOf,
  type RequestDraft,
  type Step,
  stepsOf,
  usualDraft,
} from "./collection-request-draft.ts";
import type { ConnectionChoice } from "./connect-step.tsx";
import { LinkCreated } from "./link-created.tsx";
import { Linker } from "./linker.tsx";
import type { CreatedLink } from "./start-collection.ts";
import { Wizard } from "./wizard.tsx";

interface RequestCollectionProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly settings: TenantSettings;
  readonly mailLink?: (submissionRequestId: number) => ReactNode;
  /** Without it, files aren't offered. */
  readonly onFile?: (submissionRequestId: number) => void;
  readonly onFault: (fault: Error) => void;
  readonly onImporting: () => void;
  /** Once a link exists, there is nothing left to lose. */
  readonly onLinked?: () => void;
  readonly onClose: () => void;
}

type Stage =
  | { readonly at: "wizard" }
  | { readonly at: "link"; readonly link: CreatedLink }
  | { readonly at: "linker"; readonly choice: ConnectionChoice }
  | { readonly at: "ask"; readonly connection: Connection; readonly askable: Askable };

export function RequestCollection({
  workspace,
  settings,
  mailLink,
  onFile,
  onFault,
  onImporting,
  onLinked,
  onClose,
}: RequestCollectionProps) {
  const queryClient = useQueryClient();
  const { disabledDataCollectionOptions: disabled } = settings.appSettings;
  const methods = methodsOf(settings.appSettings, onFile !== undefined);
  const [usual] = useState(() => usualDraftOf(settings, methods[0] ?? "shareable"));
  const { draft: kept, setDraft, forget } = useDraft(`collection ${workspace.id}`, usual);
  const draft = methods.includes(kept.method) ? kept : byMethod(kept, usual.method);
  const [step, setStep] = useState<Step>(
    () => stepsOf(methods, usual.method, disabled)[0] ?? "data",
  );
  const [stage, setStage] = useState<Stage>({ at: "wizard" });

  // A stored draft may name an unknown or withdrawn method (S-T9).
  const unknown = draft === kept ? undefined : kept.method;
  useEffect(() => {
    if (unknown !== undefined) onFault(new Error(`Unknown link type ${unknown}`));
  }, [unknown, onFault]);

  const close = () => {
    forget();
    onClose();
  };
  const importing = () => {
    queryClient.invalidateQueries({ queryKey: pendingJobsKey });
    queryClient.invalidateQueries({ queryKey: collectionLimitKey });
    onImporting();
    close();
  };

  const linked = (link: CreatedLink) => {
    forget();
    onLinked?.();
    setStage({ at: "link", link });
  };

  switch (stage.at) {
    case "wizard":
      return (
        <Wizard
          workspace={workspace}
          settings={settings}
          methods={methods}
          draft={draft}
          isTyped={draft !== usual}
          onDraftChange={setDraft}
          step={step}
          onStep={setStep}
          onLink={linked}
          onChosen={(choice) => setStage({ at: "linker", choice })}
          onAsk={(connection, askable) => setStage({ at: "ask", connection, askable })}
          onFile={
            onFile &&
            ((submissionRequestId) => {
              close();
              onFile(submissionRequestId);
            })
          }
          onImporting={importing}
          onClose={close}
        />
      );
    case "link":
      return (
        <LinkCreated workspace={workspace} link={stage.link} onClose={close}>
          {mailLink?.(stage.link.submissionRequestId)}
        </LinkCreated>
      );
    case "ask":
      return (
        <AskBorrower
          workspace={workspace}
          lender={settings.brandConfig.visibleName}
          draft={draft}
          connection={stage.connection}
          askable={stage.askable}
          onBack={() => setStage({ at: "wizard" })}
          onAsked={forget}
          onLink={methods.includes("shareable") ? linked : undefined}
          onClose={close}
        />
      );
    case "linker":
      return (
        <Linker
          workspace={workspace}
          lender={settings.brandConfig.visibleName}
          draft={draft}
          choice={stage.choice}
          onBack={() => setStage({ at: "wizard" })}
          onImporting={importing}
          onClose={close}
        />
      );
  }
}

function usualDraftOf(
  { appSettings }: TenantSettings,
  method: RequestDraft["method"],
): RequestDraft {
  return usualDraft(appSettings.defaultOptions, method, {
    maxFullYears: appSettings.maxYearsInAdditionToFYTDForCollection,
    disabled: appSettings.disabledDataCollectionOptions,
  });
}
