import { CheckList, type CheckListItem } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { PendingJob } from "../../api/pending-jobs.ts";

type Step = PendingJob["status"]["steps"][number];

const tones: Record<Step["state"], CheckListItem["tone"]> = {
  waiting: "neutral",
  running: "busy",
  done: "success",
  failed: "danger",
};

/** How far an import is, step by step, with counts where there are any. */
export function ImportSteps({ steps }: { readonly steps: readonly Step[] }) {
  const { formatMessage, formatNumber } = useIntl();

  return (
    <CheckList
      label={formatMessage({ id: "imports.steps" })}
      items={steps.map(({ step, state, done, expected }) => ({
        id: step,
        tone: tones[state],
        status: formatMessage({ id: `step.${state}` }),
        name: formatMessage({ id: `step.${step}` }),
        ...(done > 0 && {
          amount:
            expected === undefined
              ? formatNumber(done)
              : formatMessage({ id: "imports.of" }, { done, expected }),
        }),
      }))}
    />
  );
}
