import { Box, Card, StepList, VisuallyHidden } from "@tieout/ui-kit";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ImportStatus } from "../../api/import-status.ts";
import { isOver } from "./progress-bar.ts";
import { useProgressBar } from "./use-progress-bar.ts";
import { useStepWords } from "./use-step-words.ts";

interface FollowImportProps {
  readonly status: ImportStatus;
  readonly packageName: string;
  readonly lenderName: string;
  /** Called once, when the outcome has been seen for long enough. */
  readonly onOver: () => void;
}

/** Three steps, and one bar on the current one. */
export function FollowImport({ status, packageName, lenderName, onOver }: FollowImportProps) {
  const { formatMessage, formatNumber } = useIntl();
  const bar = useProgressBar(status);
  const words = useStepWords({ status, packageName, lenderName });
  const over = isOver(bar);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);

  const steps = words.map(({ name, running, detail, done, doneDetail }, index) => {
    if (index < bar.step) {
      const side = formatMessage({ id: "progress.done" });
      return { id: name, state: "done" as const, name: done, detail: doneDetail, side };
    }
    if (index > bar.step) {
      const side = formatMessage({ id: "progress.next" });
      return { id: name, state: "later" as const, name: running, detail, side };
    }
    const progress = bar.percent / 100;
    const side = formatNumber(progress, { style: "percent", maximumFractionDigits: 0 });
    return { id: name, state: "now" as const, name: running, detail, side, progress };
  });
  const current = words[bar.step];

  return (
    <>
      <Card inset="none">
        <Box paddingBlock={8} paddingInline={20}>
          <StepList label={formatMessage({ id: "progress.list" })} steps={steps} />
        </Box>
      </Card>
      <VisuallyHidden>
        <span role="status">
          {current && (
            <FormattedMessage
              id="progress.status"
              values={{ step: bar.step + 1, title: current.running }}
            />
          )}
        </span>
      </VisuallyHidden>
    </>
  );
}
