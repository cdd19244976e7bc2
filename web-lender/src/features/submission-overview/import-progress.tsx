import { useQuery, useQueryClient } from "@tanstack/react-query";
import { importErrorCodes } from "@tieout/core/import/import";
import {
  Box,
  Button,
  Callout,
  Card,
  CheckList,
  EmptyState,
  Progress,
  Skeleton,
  useSkeleton,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import {
  type FinancialRecordPath,
  type ImportStatus,
  importStatus,
  type Submission,
  type SubmissionPath,
  submissionDetails,
} from "../../api/submission.ts";
import { useFigures } from "../../messages/review/use-figures.ts";

interface ImportProgressProps {
  readonly submission: SubmissionPath;
  readonly record: FinancialRecordPath;
}

export function ImportProgress({ submission, record }: ImportProgressProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const queryClient = useQueryClient();
  const { data: status, isPending } = useQuery(importStatus(record));
  const showsSkeleton = useSkeleton(isPending);
  const outcome = status?.outcome;
  const { workspaceId, submissionId } = submission;

  // An outcome means a collection to show or a failure; the refetch tells.
  useEffect(() => {
    if (outcome === undefined || outcome === "Pending") return;
    queryClient.invalidateQueries(submissionDetails({ workspaceId, submissionId }));
  }, [outcome, queryClient, workspaceId, submissionId]);

  const title = formatMessage({ id: "import.title" });
  if (!status) return showsSkeleton && <Skeleton count={6} label={title} shape="rows" />;

  const started = `${day(status.startedAt)}, ${time(status.startedAt)}`;
  return (
    <Card
      inset="none"
      meta={formatMessage({ id: "import.started" }, { time: started })}
      title={title}
    >
      <Box paddingBlock="medium" paddingInline="large">
        <StepsDone steps={status.steps} />
      </Box>
      <Steps steps={status.steps} />
    </Card>
  );
}

type Steps = ImportStatus["steps"];

function StepsDone({ steps }: { readonly steps: Steps }) {
  const { formatMessage } = useIntl();
  const done = steps.filter(({ state }) => state === "done").length;

  return (
    <Progress
      label={formatMessage({ id: "import.steps" })}
      max={steps.length}
      size="page"
      value={done}
      valueText={formatMessage({ id: "import.done" }, { done, all: steps.length })}
    />
  );
}

const tones = { waiting: "neutral", running: "busy", done: "success", failed: "danger" } as const;

function Steps({ steps }: { readonly steps: Steps }) {
  const { formatMessage } = useIntl();
  const { count } = useFigures();
  /** Where a count says more than the state. */
  const amountOf = (state: Steps[number]["state"], done: number, expected = 0) => {
    if (state === "running" && expected > 0) {
      const values = { done: count(done), expected: count(expected) };
      return formatMessage({ id: "import.count" }, values);
    }
    return state === "done" && done > 1
      ? count(done)
      : formatMessage({ id: `import.state.${state}` });
  };

  return (
    <CheckList
      items={steps.map(({ step, state, done, expected }) => ({
        id: step,
        tone: tones[state],
        status: formatMessage({ id: `import.state.${state}` }),
        name: formatMessage({ id: `import.step.${step}` }),
        amount: amountOf(state, done, expected),
      }))}
      label={formatMessage({ id: "import.steps" })}
    />
  );
}

interface ImportOutcomeProps {
  readonly submission: Submission;
  readonly workspaceHref: string;
  readonly retry?: ReactNode;
}

/** Failed, deleted, or not connected yet. */
export function ImportOutcome({ submission, workspaceHref, retry }: ImportOutcomeProps) {
  const { formatMessage } = useIntl();
  const [isDismissed, setIsDismissed] = useState(false);

  if (submission.financialRecordStatus === "ImportError" && !isDismissed) {
    const code =
      importErrorCodes.find((known) => known === submission.errorCode) ?? "InternalError";
    return (
      <Callout
        actions={
          <>
            <Button size="small" variant="ghost" onClick={() => setIsDismissed(true)}>
              <FormattedMessage id="import.dismiss" />
            </Button>
            <Button asChild size="small">
              <Link href={workspaceHref}>
                <FormattedMessage id="import.toWorkspace" />
              </Link>
            </Button>
            {retry}
          </>
        }
        title={formatMessage({ id: "import.failed" })}
        tone="danger"
      >
        {submission.errorDescription || formatMessage({ id: `import.error.${code}` })}{" "}
        {!retry && <FormattedMessage id="import.again" />}
      </Callout>
    );
  }

  const state = stateWithoutBooks(submission);
  return (
    <Card>
      <EmptyState title={formatMessage({ id: `import.${state}.title` })}>
        <FormattedMessage id={`import.${state}.body`} />
      </EmptyState>
    </Card>
  );
}

function stateWithoutBooks({ financialRecordStatus, portalStatus, documentsOnlyTime }: Submission) {
  if (financialRecordStatus === "Deleted") return "deleted";
  if (portalStatus === "ConnectionPendingUserIntervention") return "intervention";
  return documentsOnlyTime === undefined ? "none" : "documents";
}
