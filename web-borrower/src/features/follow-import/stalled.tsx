import { Callout } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import type { ImportStatus } from "../../api/import-status.ts";
import { useIsSilent } from "../../api/silence.ts";
import { isFile } from "../../api/tenant-settings.ts";
import { useCounts } from "../../messages/counts.ts";
import { partsOf, stepsBehind } from "./progress-bar.ts";

interface StalledProps {
  readonly status: ImportStatus;
  readonly packageName: string;
}

/** Says what a data collection is waiting for, after a while without progress. */
export function Stalled({ status, packageName }: StalledProps) {
  const counts = useCounts();
  const isStalled = useIsSilent(progressOf(status));
  const isSaid = isStalled && status.outcome === "Pending";
  const read = counts(partsOf(status, "reading"));
  const id = `progress.stalled.${stageOf(status, read !== undefined)}` as const;

  return (
    <div aria-live="polite">
      {isSaid && (
        <Callout tone="neutral">
          <FormattedMessage id={id} values={{ package: packageName, counts: read }} />
        </Callout>
      )}
    </div>
  );
}

/** What was read so far. Asking a silent package again changes a step's state, and isn't progress. */
const progressOf = ({ steps }: ImportStatus): string =>
  JSON.stringify(steps.map(({ step, state, done }) => [step, state === "done", done]));

function stageOf(status: ImportStatus, hasCounts: boolean) {
  if (status.steps.length === 0) return "queued";
  const behind = stepsBehind(status);
  if (behind >= 2) return "sending";
  if (status.datasourceNameId && isFile(status.datasourceNameId)) return "file";
  if (behind === 0) return "connecting";
  return hasCounts ? "counted" : "reading";
}
