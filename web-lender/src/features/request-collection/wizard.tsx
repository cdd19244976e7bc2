import { useQuery } from "@tanstack/react-query";
import {
  Button,
  Dialog,
  ErrorPanel,
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
import type { TenantSettings } from "../../api/tenant-settings.ts";
import {
  byMethod,
  groupsOf,
  type Method,
  type Step,
  stepsOf,
  useWishWords,
  type Wish,
} from "./collection-request-draft.ts";
import { type BooksChoice, type ConnectionChoice, ConnectStep, choiceOf } from "./connect-step.tsx";
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
  readonly wish: Wish;
  /** Something was chosen that closing would lose. */
  readonly isTyped: boolean;
  readonly onWish: (wish: Wish) => void;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly onLink: (link: CreatedLink) => void;
  readonly onChosen: (choice: ConnectionChoice) => void;
  readonly onFile: ((submissionRequestId: number) => void) | undefined;
  readonly onImporting: () => void;
  readonly onClose: () => void;
}

/** The steps of a request, one question a page. */
export function Wizard(props: WizardProps) {
  const { workspace, settings, methods, wish, onWish, step, onStep, onClose } = props;
  const { formatMessage } = useIntl();
  const [choice, setChoice] = useState<BooksChoice>();
  const [isMissingGroup, setIsMissingGroup] = useState(false);
  const creating = useCreateLink(workspace.id, props.onLink);
  const existing = useExistingConnection(workspace.id, props.onImporting, (connection) =>
    setChoice(choiceOf(connection)),
  );
  const byFile = useRequestFile(workspace.id);

  const steps = stepsOf(methods, wish.method);
  const index = steps.indexOf(step);
  const before = steps[index - 1];
  const next = steps[index + 1];
  const groupCount = groupsOf(wish).length;
  const isBusy = creating.isPending || existing.isPending || byFile.isPending;
  const refusal = creating.failure ?? existing.refusal ?? byFile.failure;

  const goOn = () => {
    if (step === "data" && groupCount === 0) setIsMissingGroup(true);
    else if (next) onStep(next);
    else if (wish.method === "shareable") void creating.run(wish);
    else if (wish.method === "excel" || choice?.kind === "file") {
      // Whoever has closed the wizard meanwhile is led nowhere.
      void byFile.run(wish, ({ id }) => props.onFile?.(id));
    } else if (choice?.kind === "existing") existing.collect(wish, choice.connection.id);
    else if (choice) props.onChosen(choice);
  };
  const goBack = () => before && onStep(before);

  return (
    <Dialog
      open
      // What is being made would be there all the same, and nobody told.
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
      footStart={<FootStart step={step} wish={wish} onBack={before && goBack} />}
      foot={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button
            variant="primary"
            // The second press of a double click would land on the next step's button, unread.
            onClick={({ detail: presses }) => presses < 2 && goOn()}
            busy={isBusy}
            busyLabel={next ? undefined : formatMessage({ id: busyWords[wish.method] })}
            disabled={step === "connect" && choice === undefined}
          >
            {formatMessage({
              id: !next && wish.method === "shareable" ? "collect.create" : "collect.continue",
            })}
          </Button>
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
            wish={wish}
            onWish={onWish}
          />
        )}
        {step === "options" && <OptionsStep settings={settings} wish={wish} onWish={onWish} />}
        {step === "data" && (
          <DataStep
            wish={wish}
            isMissingGroup={isMissingGroup && groupCount === 0}
            onWish={onWish}
          />
        )}
        {step === "connect" && (
          <ConnectStep
            workspaceId={workspace.id}
            packages={settings.appSettings.accountingPackages}
            unavailable={settings.appSettings.unavailablePackages}
            takesFiles={props.onFile !== undefined}
            choice={choice}
            onChoice={setChoice}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const busyWords = {
  shareable: "collect.creating",
  direct: "collect.starting",
  excel: "collect.continue",
} as const;

interface FootStartProps {
  readonly step: Step;
  readonly wish: Wish;
  readonly onBack: (() => void) | undefined;
}

/** The way back, and what is worth knowing before going on. */
function FootStart({ step, wish, onBack }: FootStartProps) {
  const { bookDay } = useDates();
  const { scope } = useWishWords(wish);
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
          <FormattedMessage id="collect.groups" values={{ count: groupsOf(wish).length }} />
        )}
        {step === "connect" && scope}
      </Text>
    </>
  );
}

interface MethodStepProps {
  readonly methods: readonly Method[];
  /** Whether who opens a link may bring files instead of connecting. */
  readonly linkTakesFiles: boolean;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

const icons = {
  shareable: <LinkIcon aria-hidden />,
  direct: <Plug aria-hidden />,
  excel: <FileSpreadsheet aria-hidden />,
};

/** Whether the borrower gets a link, connects here and now, or has sent a file. */
function MethodStep({ methods, linkTakesFiles, wish, onWish }: MethodStepProps) {
  const { formatMessage } = useIntl();
  const hintOf = (method: Method) =>
    method === "shareable" && linkTakesFiles
      ? ("method.shareable.hint.files" as const)
      : (`method.${method}.hint` as const);

  return (
    <RadioCards
      label={formatMessage({ id: "collect.step.method" })}
      labelHidden
      value={wish.method}
      onChange={(method) => onWish(byMethod(wish, method))}
      options={methods.map((method) => ({
        value: method,
        title: formatMessage({ id: `method.${method}` }),
        description: formatMessage({ id: hintOf(method) }),
        icon: icons[method],
      }))}
    />
  );
}
