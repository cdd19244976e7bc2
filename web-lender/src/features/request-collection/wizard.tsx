import { useQuery } from "@tanstack/react-query";
import {
  Button,
  Dialog,
  ErrorPanel,
  GatedButton,
  RadioCards,
  Stack,
  Stepper,
  Text,
  VisuallyHidden,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { ChevronLeft, FileSpreadsheet, LinkIcon, Plug } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { collectionLimit } from "../../api/collection-limit.ts";
import type { Connection } from "../../api/connections.ts";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import { type Askable, byLinkInstead } from "./beyond-consent.ts";
import {
  byMethod,
  groupsOf,
  type Method,
  type RequestDraft,
  type Step,
  stepsOf,
  useDraftTexts,
} from "./collection-request-draft.ts";
import {
  type BooksChoice,
  type ConnectionChoice,
  ConnectStep,
  choiceOf,
  type RefusedConnection,
} from "./connect-step.tsx";
import { DataStep } from "./data-step.tsx";
import { OptionsStep } from "./options-step.tsx";
import {
  type CreatedLink,
  useCreateLink,
  useExistingConnection,
  useRequestFile,
} from "./start-collection.ts";

interface WizardProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly settings: TenantSettings;
  readonly methods: readonly Method[];
  readonly draft: RequestDraft;
  /** Closing would lose a choice. */
  readonly isTyped: boolean;
  readonly onDraftChange: (draft: RequestDraft) => void;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly onLink: (link: CreatedLink) => void;
  readonly onChosen: (choice: ConnectionChoice) => void;
  readonly onAsk: (connection: Connection, askable: Askable) => void;
  readonly onFile: ((submissionRequestId: number) => void) | undefined;
  readonly onImporting: () => void;
  readonly onClose: () => void;
}

export function Wizard(props: WizardProps) {
  const { workspace, settings, methods, draft, onDraftChange, step, onStep, onClose } = props;
  const { formatMessage } = useIntl();
  const [choice, setChoice] = useState<BooksChoice>();
  const [refused, setRefused] = useState<RefusedConnection>();
  const [isMissingGroup, setIsMissingGroup] = useState(false);
  const creating = useCreateLink(workspace.id, props.onLink);
  const existing = useExistingConnection(
    workspace.id,
    props.onImporting,
    (connection, excesses) => {
      setChoice(excesses ? undefined : choiceOf(connection));
      setRefused(excesses && { id: connection.id, excesses });
    },
  );
  const byFile = useRequestFile(workspace.id);

  const steps = stepsOf(methods, draft.method, settings.appSettings.disabledDataCollectionOptions);
  const index = steps.indexOf(step);
  const before = steps[index - 1];
  const next = steps[index + 1];
  const groupCount = groupsOf(draft).length;
  const isBusy = creating.isPending || existing.isPending || byFile.isPending;
  const refusal = creating.failure ?? existing.refusal ?? byFile.failure;

  const goOn = () => {
    if (step === "data" && groupCount === 0) setIsMissingGroup(true);
    else if (next) onStep(next);
    else if (draft.method === "shareable") void creating.run(draft);
    else if (draft.method === "excel" || choice?.kind === "file") {
      // A wizard closed meanwhile doesn't navigate.
      void byFile.run(draft, ({ id }) => props.onFile?.(id));
    } else if (choice?.kind === "existing") existing.collect(draft, choice.connection.id);
    else if (choice) props.onChosen(choice);
  };
  const goBack = () => before && onStep(before);

  return (
    <Dialog
      open
      // What is being created would exist without anyone knowing.
      onClose={() => !isBusy && onClose()}
      size={step === "connect" ? "large" : "medium"}
      title={formatMessage({ id: "collect.title" })}
      description={workspace.displayName}
      closeLabel={formatMessage({ id: "dialog.close" })}
      typed={props.isTyped || isBusy}
      progress={
        <Stepper
          label={formatMessage({ id: "collect.steps" })}
          steps={steps.map((each) => formatMessage({ id: `collect.step.${each}` }))}
          current={index}
          longNames
          doneLabel={formatMessage({ id: "collect.stepDone" })}
        />
      }
      footStart={<FootStart step={step} draft={draft} onBack={before && goBack} />}
      foot={
        <>
          <Button waiting={isBusy} onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <GatedButton
            variant="primary"
            // A double click's second press would hit the next step's button.
            onClick={({ detail: presses }) => presses < 2 && goOn()}
            busy={isBusy}
            busyLabel={next ? undefined : formatMessage({ id: busyLabels[draft.method] })}
            why={
              step === "connect" && choice === undefined
                ? formatMessage({ id: "collect.needs" })
                : undefined
            }
          >
            {formatMessage({
              id: !next && draft.method === "shareable" ? "collect.create" : "collect.continue",
            })}
          </GatedButton>
        </>
      }
    >
      <VisuallyHidden>
        <span aria-live="polite">
          {formatMessage(
            { id: "collect.place" },
            {
              number: index + 1,
              count: steps.length,
              step: formatMessage({ id: `collect.step.${step}` }),
            },
          )}
        </span>
      </VisuallyHidden>
      <Stack gap="medium">
        {refusal !== undefined && (
          <ErrorPanel title={formatMessage({ id: "collect.failed" })} takesFocus>
            {refusal}
          </ErrorPanel>
        )}
        {step === "method" && (
          <MethodStep
            linkTakesFiles={settings.appSettings.accountingPackages.some(
              ({ id }) => id === "fileupload",
            )}
            methods={methods}
            draft={draft}
            onDraftChange={onDraftChange}
          />
        )}
        {step === "options" && (
          <OptionsStep settings={settings} draft={draft} onDraftChange={onDraftChange} />
        )}
        {step === "data" && (
          <DataStep
            draft={draft}
            isMissingGroup={isMissingGroup && groupCount === 0}
            onDraftChange={onDraftChange}
          />
        )}
        {step === "connect" && (
          <ConnectStep
            workspaceId={workspace.id}
            packages={settings.appSettings.accountingPackages}
            unavailable={settings.appSettings.unavailablePackages}
            takesFiles={props.onFile !== undefined}
            draft={draft}
            refused={refused}
            choice={choice}
            onChoice={setChoice}
            onAsk={props.onAsk}
            onAskByLink={
              methods.includes("shareable")
                ? (connection) => void creating.run(byLinkInstead(draft, connection, new Date()))
                : undefined
            }
            onSignIn={props.onChosen}
            isBusy={creating.isPending}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const busyLabels = {
  shareable: "collect.creating",
  direct: "collect.starting",
  excel: "collect.continue",
} as const;

interface FootStartProps {
  readonly step: Step;
  readonly draft: RequestDraft;
  readonly onBack: (() => void) | undefined;
}

/** Back, and a note for this step. */
function FootStart({ step, draft, onBack }: FootStartProps) {
  const { bookDay } = useDates();
  const { scope } = useDraftTexts(draft);
  const { data: limit } = useQuery(collectionLimit());

  return (
    <>
      {onBack && (
        <Button icon={<ChevronLeft />} onClick={onBack}>
          <FormattedMessage id="collect.back" />
        </Button>
      )}
      <Text size="small" tone="muted">
        {!onBack && limit && (
          <FormattedMessage
            id={limit.resetsOn ? "limit.leftUntil" : "limit.left"}
            values={{
              remaining: limit.remaining,
              limit: limit.limit,
              day: limit.resetsOn && bookDay(limit.resetsOn),
            }}
          />
        )}
        {step === "data" && (
          <FormattedMessage id="collect.groups" values={{ count: groupsOf(draft).length }} />
        )}
        {step === "connect" && scope}
      </Text>
    </>
  );
}

interface MethodStepProps {
  readonly methods: readonly Method[];
  /** A borrower may bring files instead of connecting. */
  readonly linkTakesFiles: boolean;
  readonly draft: RequestDraft;
  readonly onDraftChange: (draft: RequestDraft) => void;
}

const icons = {
  shareable: <LinkIcon aria-hidden />,
  direct: <Plug aria-hidden />,
  excel: <FileSpreadsheet aria-hidden />,
};

function MethodStep({ methods, linkTakesFiles, draft, onDraftChange }: MethodStepProps) {
  const { formatMessage } = useIntl();
  const hintOf = (method: Method) =>
    method === "shareable" && linkTakesFiles
      ? ("method.shareable.hint.files" as const)
      : (`method.${method}.hint` as const);

  return (
    <RadioCards
      label={formatMessage({ id: "collect.step.method" })}
      labelHidden
      value={draft.method}
      onChange={(method) => onDraftChange(byMethod(draft, method))}
      options={methods.map((method) => ({
        value: method,
        title: formatMessage({ id: `method.${method}` }),
        description: formatMessage({ id: hintOf(method) }),
        icon: icons[method],
      }))}
    />
  );
}
