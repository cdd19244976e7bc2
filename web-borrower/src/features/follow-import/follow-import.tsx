import { Box, Card, StepList, VisuallyHidden } from "@tieout/ui-kit";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ImportStatus } from "../../api/import-status.ts";
import { isFile } from "../../api/tenant-settings.ts";
import { useCounts } from "../../messages/counts.ts";
import { isOver, partsOf, useProgressBar, type VisibleStep } from "./progress-bar.ts";

interface FollowImportProps {
  readonly status: ImportStatus;
  readonly packageName: string;
  readonly lenderName: string;
  /** Called once, after the outcome has been shown long enough. */
  readonly onOver: () => void;
}

export function FollowImport({ status, packageName, lenderName, onOver }: FollowImportProps) {
  const { formatMessage, formatNumber } = useIntl();
  const bar = useProgressBar(status);
  const texts = useStepTexts({ status, packageName, lenderName });
  const over = isOver(bar);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);

  const steps = texts.map(({ name, running, detail, done, doneDetail }, index) => {
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
  const current = texts[bar.step];

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

export interface StepTexts {
  readonly name: VisibleStep;
  readonly running: string;
  readonly detail: string;
  readonly done: string;
  readonly doneDetail: string | undefined;
}

interface Said {
  readonly status: ImportStatus;
  readonly packageName: string;
  readonly lenderName: string;
}

export function useStepTexts({ status, packageName, lenderName }: Said): readonly StepTexts[] {
  const { formatMessage } = useIntl();
  const counts = useCounts();
  const values = { package: packageName, lender: lenderName };
  const { datasourceNameId } = status;
  // A file has no sign-in.
  const isOfFile = datasourceNameId !== undefined && isFile(datasourceNameId);
  const from = isOfFile ? "progress.file" : "progress";
  const reading = partsOf(status, "reading");
  const read = counts(reading);
  const counted = read && formatMessage({ id: "progress.counted" }, { counts: read });

  return [
    {
      name: "connecting",
      running: formatMessage({ id: `${from}.connecting` }, values),
      detail: formatMessage({ id: "progress.connecting.detail" }),
      done: formatMessage({ id: `${from}.connected` }, values),
      doneDetail: status.datasetName,
    },
    {
      name: "reading",
      running: formatMessage({ id: readingNow(reading, isOfFile) }, values),
      detail: counted ?? formatMessage({ id: `${from}.reading.detail` }),
      done: formatMessage({ id: "progress.read" }),
      doneDetail: counted,
    },
    {
      name: "sending",
      running: formatMessage({ id: "progress.sending" }, values),
      detail: formatMessage({ id: "progress.sending.detail" }),
      done: formatMessage({ id: "progress.sent" }, values),
      doneDetail: undefined,
    },
  ];
}

/** A file has no statements beside its own rows. */
function readingNow(reading: ReturnType<typeof partsOf>, isOfFile: boolean) {
  const now = reading.find(({ state }) => state !== "done")?.step;
  if (isOfFile && now === "vendor-statements") return "progress.reading";
  switch (now) {
    case "journal-lines":
    case "receivables":
    case "payables":
    case "parties":
    case "vendor-statements":
      return `progress.reading.${now}` as const;
    default:
      return "progress.reading";
  }
}
