import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Card, Progress, Skeleton, StepList, useSkeleton } from "@tieout/ui-kit";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import {
  type FinancialRecordPath,
  type ImportStatus,
  importStatus,
  type SubmissionPath,
  submissionDetails,
} from "../../api/submission.ts";
import { useDates } from "../../words/dates.tsx";
import { useFigures } from "../../words/review/use-figures.ts";

interface ImportProgressProps {
  readonly submission: SubmissionPath;
  readonly record: FinancialRecordPath;
}

/** A collection that is being read: each step, and how much of it there is. */
export function ImportProgress({ submission, record }: ImportProgressProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const queryClient = useQueryClient();
  const { data: status, isPending } = useQuery(importStatus(record));
  const showsSkeleton = useSkeleton(isPending);
  const outcome = status?.outcome;
  const { workspaceId, submissionId } = submission;

  // With an outcome there is a collection to show, or a failure; what was read says which.
  useEffect(() => {
    if (outcome === undefined || outcome === "Pending") return;
    queryClient.invalidateQueries(submissionDetails({ workspaceId, submissionId }));
  }, [outcome, queryClient, workspaceId, submissionId]);

  const title = formatMessage({ id: "import.title" });
  if (!status) return showsSkeleton && <Skeleton count={6} label={title} shape="rows" />;

  const started = `${day(status.startedAt)}, ${time(status.startedAt)}`;
  return (
    <Card meta={formatMessage({ id: "import.started" }, { time: started })} title={title}>
      <StepsDone steps={status.steps} />
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

const states = { waiting: "later", running: "now", done: "done", failed: "later" } as const;

function Steps({ steps }: { readonly steps: Steps }) {
  const { formatMessage } = useIntl();
  const { count } = useFigures();
  /** How many there are, where that says more than that it is done. */
  const sideOf = (state: Steps[number]["state"], done: number, expected = 0) => {
    if (state === "running" && expected > 0) {
      const values = { done: count(done), expected: count(expected) };
      return formatMessage({ id: "import.count" }, values);
    }
    return state === "done" && done > 1
      ? count(done)
      : formatMessage({ id: `import.state.${state}` });
  };

  return (
    <StepList
      label={formatMessage({ id: "import.steps" })}
      steps={steps.map(({ step, state, done, expected }) => ({
        id: step,
        name: formatMessage({ id: `import.step.${step}` }),
        state: states[state],
        side: sideOf(state, done, expected),
        progress: state === "running" && expected ? done / expected : undefined,
      }))}
    />
  );
}
